// Splendor's table: dark velvet, five gems, cards as certificates of gems.
import type {Area, GamePage} from '@page/games';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Piece} from '@page/ui/pointing';
import {CardPiece, DeckPiece} from './cards';
import {explain} from './explain';
import {Gallery} from './gallery';
import {ALL, Pile} from './gems';
import {nobleOf, playerOf} from './means';
import {Change, Hand, Mine, Other} from './mine';
import {NoblePiece} from './nobles';
import {paragraph} from './paragraph';
import {picture} from './picture';
import {moves} from './moves';
import {scorings} from './scoring';
import {cardInWords, nobleInWords} from './spoken';

function Round({view, say}: Area) {
  const text = view.last_round
    ? say('board.last_round')
    : say('board.round', {n: view.rounds + (view.phase === 'over' ? 0 : 1)});
  return (
    <p class={`sp-round ${view.last_round ? 'sp-last' : ''}`} {...about('round')}>
      {text}
    </p>
  );
}

function Table(area: Area) {
  const {view} = area;
  const me = playerOf(area, area.seat);
  return (
    <div class="sp-table">
      <div class="sp-side">
        <Round {...area} />
        <div class="sp-nobles">
          {view.nobles.map((id: string) => (
            <NoblePiece area={area} id={id} host={me} key={id} />
          ))}
        </div>
      </div>
      <div class="sp-levels">
        {[3, 2, 1].map((level) => (
          <div class="sp-level" key={level}>
            <DeckPiece level={level} count={view.decks[level - 1]} />
            {view.display[level - 1].map((id: string | null, slot: number) =>
              id === null ? (
                <div class="sp-card sp-gone" key={`gone ${slot}`} />
              ) : (
                <CardPiece area={area} id={id} payer={me} key={id} />
              ),
            )}
          </div>
        ))}
      </div>
      <div class="sp-stock">
        {ALL.map((colour) => (
          <Piece of={`token:${colour}`} extra="sp-token" key={colour}>
            <Pile colour={colour} count={view.stock[colour]} />
            <Num value={view.stock[colour]} />
            <Change of={`token:${colour}`} sign="+" />
          </Piece>
        ))}
      </div>
    </div>
  );
}

function label(piece: string, area: Area): string {
  const [kind, name = ''] = piece.split(':');
  const colour = area.say(`colour.${name}`);
  switch (kind) {
    case 'do':
      return area.say(`page.do.${name}`);
    case 'token':
      return area.say('page.stock', {n: area.view.stock[name], colour});
    case 'own':
      return area.say('page.own', {
        n: area.view.players[area.seat].tokens[name],
        colour,
      });
    case 'deck':
      return area.say('page.deck', {
        level: name,
        n: area.view.decks[Number(name) - 1],
      });
    case 'noble':
      return nobleInWords(area, nobleOf(area, name));
    case 'card':
      return cardInWords(area, name);
    default:
      return piece;
  }
}

// The place of a card in the display, as moves name it.
function placeOf(area: Area, id: string): string {
  for (const [level, row] of area.view.display.entries()) {
    const slot = row.indexOf(id);
    if (slot >= 0) return `${level + 1}.${slot + 1}`;
  }
  return id;
}

function attempt(piece: string, area: Area): string | undefined {
  const [kind, name = ''] = piece.split(':');
  switch (kind) {
    case 'card':
      return `buy ${placeOf(area, name)}`;
    // One gem of a colour is missing altogether, or it is two that can't be had.
    case 'token':
      return name === 'gold' || area.view.stock[name] === 0 ? `take ${name}` : `take ${name} ${name}`;
    case 'own':
      return `return ${name}`;
    case 'deck':
      return `reserve deck ${name}`;
    case 'noble':
      return `visit ${name}`;
    default:
      return undefined;
  }
}

export const page: GamePage = {
  Table,
  Mine,
  Hand,
  Other,
  label,
  attempt,
  explain,
  paragraph,
  moves,
  scorings,
  tray: /^$/,
  Gallery,
  picture,
  printedNames: ['colour'],
};

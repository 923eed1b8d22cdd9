// Emperor's Choice: lacquer red and black, policies as hanging scrolls, the auction in lanes, tiles in
// bundles, the palace as steps.
import type {Area, GamePage} from '@page/games';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Lanes} from './auction';
import {explain} from './explain';
import {Gallery} from './gallery';
import {Glyph} from './glyphs';
import {bonusWords, Market, Offer, setWords, Treasures, treasureWords, withdrawalWords} from './market';
import {Hand, Mine, Other} from './mine';
import {paragraph} from './paragraph';
import {personWords} from './persons';
import {picture} from './picture';
import {moves} from './moves';
import {scorings} from './scoring';
import {Decrees, decreeWords, Policies, policyWords} from './policies';
import {letterOf, listed, nowOf, personName, sum} from './reading';

function Fact({of, glyph, n, words}: {of: string; glyph: string; n: number; words: string}) {
  return (
    <span class="emperor-fact" role="img" aria-label={`${words} ${n}`} {...about(of)}>
      <Glyph name={glyph} size={20} />
      <span>{words}</span>
      <b>
        <Num value={n} />
      </b>
    </span>
  );
}

// Piles with their number; the card about one tells what is known to be in it.
function Piles({view, say}: Area) {
  const heap = (name: string, n: number) => <Fact of={name} glyph={name} n={n} words={say(`page.heap.${name}`)} />;
  return (
    <>
      {heap('bag', sum(view.bag))}
      {heap('pile', view.pile)}
      {heap('discards', sum(view.discards))}
    </>
  );
}

function Facts(area: Area) {
  const {view, say, edition} = area;
  const of = edition.rounds.value;
  const round = say('board.round', {n: Math.min(view.round, of), of});
  return (
    <div class="emperor-facts">
      <b class="emperor-round" role="img" aria-label={round} {...about('round')}>
        {round}
      </b>
      <Fact of="xiongnu" glyph="xiongnu" n={view.xiongnu} words={say('page.xiongnu')} />
      <Fact of="supply" glyph="cube" n={view.supply} words={say('page.supply')} />
      <Fact of="tributes" glyph="tribute" n={view.tribute_pile} words={say('page.tributes')} />
      {view.untold_tributes > 0 && (
        <Fact of="untold" glyph="tribute" n={view.untold_tributes} words={say('page.untold')} />
      )}
      <Piles {...area} />
    </div>
  );
}

function Table(area: Area) {
  return (
    <div class="emperor-table">
      <Facts {...area} />
      <Policies area={area}>
        <Decrees area={area} />
        <Treasures area={area} />
      </Policies>
      <div class="emperor-lower">
        <Market area={area} />
        <div class="emperor-hall">
          <Lanes area={area} />
          <Offer area={area} />
        </div>
      </div>
    </div>
  );
}

// The icons of alternatives as moves call them, and as the words of the game do.
const ICON_WORDS: Record<string, string> = {
  palace: 'palace_up',
  cubes: 'soldiers',
  points: 'vp',
  'bonus-person': 'bonus_person',
  tile: 'qin_draw1',
  'two-tiles': 'qin_draw2_keep1',
  person: 'person_draw1',
  'two-persons': 'person_draw2_keep1',
  score: 'policy_score',
  flip: 'policy_flip',
};

// "gold 2", "tribute + points 2".
function alternativeWords(area: Area, text: string): string {
  return listed(
    area,
    text.split(' + ').map((part) => {
      const [icon = '', n = '1'] = part.split(' ');
      return area.say(`icon.${ICON_WORDS[icon] ?? icon}`, {n: Number(n)});
    }),
  );
}

function label(piece: string, area: Area): string {
  const [kind = '', name = '', more = ''] = piece.split(':');
  const {say, view} = area;
  const {what} = nowOf(view);
  switch (kind) {
    case 'do':
      return say(name === 'done' && what === 'show' ? 'page.showDone' : `page.do.${name}`);
    case 'cube':
      return say(what === 'loss' ? 'page.cubesLost' : what === 'refill' ? 'page.cubesHired' : 'page.cubes');
    case 'level':
      return say('page.levels', {
        costs: area.edition.raise_cost.value.join('/'),
      });
    case 'choice':
      return alternativeWords(area, name);
    case 'hand':
    case 'display':
      return personWords(area, name);
    case 'shown':
      return say('page.shown', {person: personName(area, name)});
    case 'drawn':
      return say('page.drawn', {person: personWords(area, name)});
    case 'victim':
      return say('page.victim', {
        person: personName(area, more),
        name: area.persons['abcde'.indexOf(name)]!,
      });
    case 'tile':
      return say(`tile.${name}`);
    case 'set':
      return setWords(area, Number(name));
    case 'withdrawal':
      return withdrawalWords(area, name);
    case 'bonus':
      return bonusWords(area, name);
    case 'treasure':
      return treasureWords(area, name);
    case 'policy':
      return policyWords(area, name);
    case 'decree':
      return decreeWords(area, name);
    default:
      return piece;
  }
}

function attempt(piece: string, area: Area): string | undefined {
  const [kind, name = '', more = ''] = piece.split(':');
  const {what} = nowOf(area.view);
  switch (kind) {
    case 'hand':
      return `show ${name}`;
    case 'shown':
      return `${what === 'loss' ? 'lose' : 'resolve'} ${name}`;
    case 'display':
      return `recruit ${name}`;
    case 'drawn':
      return `discard ${name}`;
    case 'victim':
      return `kill ${name} ${more}`;
    case 'tile':
      return `${what === 'keep-tile' ? 'keep' : 'use'} ${name}`;
    case 'set':
      return `take set ${name}`;
    case 'withdrawal':
      return `withdraw ${name}`;
    case 'bonus':
      return `pick ${name}`;
    case 'treasure':
      return `${what === 'treasure' ? 'seize' : 'use'} ${name}`;
    case 'policy':
      return `${what === 'flip' ? 'flip' : 'score'} ${name}`;
    case 'decree':
      return `decree ${name}`;
    default:
      return undefined;
  }
}

// What an event is about, among the pieces that lie on the table.
function lights(event: Record<string, any>): string[] {
  const {kind, person, seat, victim, set, policy, treasure, tile} = event;
  const taken = ['withdrew', 'took-decree'].includes(kind) && tile;
  const names = [policy, treasure, set !== undefined && String(set), taken];
  if (person) names.push(kind === 'turned-up' ? `display:${person}` : `victim:${letterOf(victim ?? seat)}:${person}`);
  return names.filter(Boolean);
}

// How many cubes or levels and which alternative have no place on the table.
export const page: GamePage = {
  Table,
  Mine,
  Hand,
  Other,
  Gallery,
  picture,
  printedNames: ['tile', 'person', 'policy', 'treasure'],
  label,
  explain,
  attempt,
  paragraph,
  lights,
  moves,
  scorings,
  asides: ['battled', 'lost-trust', 'paid-cubes', 'removed-tiles', 'showed-for', 'showed-nothing', 'drew-tribute'],
  tray: /^(cube$|level$|choice:)/,
  plainVerbs: /^do:(show|recruit|hire|build)$/,
};

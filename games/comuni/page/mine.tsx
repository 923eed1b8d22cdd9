// What lies before one player: the purse, the city, the hand.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Piece} from '@page/ui/pointing';
import {Bidding, useBidColumn} from './bidding';
import {CardFace} from './cards';
import {City} from './city';
import {Facts} from './facts';
import {CubeGlyph} from './glyphs';
import {Sending} from './invasion';
import {CUBES, cardInWords, cardOf, flipOf, playerOf} from './model';
import {Counter} from './parts';

interface Owned {
  area: Area;
  owner: Seat;
}

function Purse({area, owner}: Owned) {
  const {cubes} = playerOf(area, owner);
  if (cubes === undefined) {
    const text = area.say('page.screen');
    return (
      <p class="comuni-screen" role="img" aria-label={text} {...about(`screen:${owner}`)}>
        {text}
      </p>
    );
  }
  return (
    <div class="comuni-purse">
      {CUBES.map((cube) => {
        const inside = (
          <>
            <CubeGlyph cube={cube} size={28} />
            <Num value={cubes[cube]} />
          </>
        );
        if (owner === area.seat) {
          return (
            <Counter key={cube} of={`own:${cube}`} sign="−">
              {inside}
            </Counter>
          );
        }
        const label = area.say(`cubes.${cube}`, {n: cubes[cube]});
        return (
          <div key={cube} class="comuni-counter">
            <div class="comuni-count" role="img" aria-label={label} {...about(`cubes:${owner}:${cube}`)}>
              {inside}
            </div>
          </div>
        );
      })}
    </div>
  );
}

// More cards than this lie in two rows.
const ONE_ROW = 3;

function Cards({area, owner}: Owned) {
  const {hand} = playerOf(area, owner);
  if (hand === undefined) return null;
  return (
    <div class="comuni-hand">
      <small>{area.say('board.hand')}</small>
      <div class={`comuni-hand-cards ${hand.length > ONE_ROW ? 'many' : ''}`}>
        {hand.map((id, i) => {
          const flip = flipOf(area, id);
          const nth = i - hand.indexOf(id);
          const face = <CardFace card={cardOf(area, id)} say={area.say} />;
          return owner === area.seat ? (
            <Piece key={`${id} ${nth}`} of={`card:${id}`} nth={nth} extra="comuni-card" data-flip={flip}>
              {face}
            </Piece>
          ) : (
            <div
              key={`${id} ${nth}`}
              class="comuni-card"
              role="img"
              aria-label={cardInWords(area, id)}
              {...about(`card:${id}`)}
            >
              {face}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function Hand(area: Area) {
  const column = useBidColumn(area);
  if (column !== undefined) return <Bidding area={area} column={column} />;
  if (area.view.phase === 'invasion') return <Sending area={area} />;
  return (
    <div class="comuni-docked">
      <Purse area={area} owner={area.seat} />
      <Cards area={area} owner={area.seat} />
    </div>
  );
}

export function Mine({owner, docked, ...area}: Area & {owner: Seat; docked: boolean}) {
  return (
    <div class="comuni-area">
      <div class="comuni-mine">
        <Facts area={area} owner={owner} />
        {!docked && <Purse area={area} owner={owner} />}
        <City area={area} owner={owner} />
        {!docked && <Cards area={area} owner={owner} />}
      </div>
    </div>
  );
}

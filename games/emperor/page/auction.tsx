// The auction: for every player a lane with the persons and cubes shown and the running total; between
// auctions the lanes tell the order and the emperor's trust.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {SeatMark} from '@page/ui/seat';
import {Glyph} from './glyphs';
import {PersonChip} from './persons';
import {handOf, inAuction, letterOf, nowOf} from './reading';

export const flipName = (seat: Seat, id: string, nth: number) => `p${seat}-${id}-${nth}`;

function Shown({area, seat}: {area: Area; seat: Seat}) {
  const cubes = area.view.players[seat].shown_cubes;
  return (
    <span class="emperor-shown">
      {handOf(area.view, seat)
        .filter(({shown}) => shown)
        .map(({id, nth}) => (
          <PersonChip
            area={area}
            id={id!}
            key={`${id}${nth}`}
            flip={flipName(seat, id!, nth)}
            of={[...(seat === area.seat ? [`shown:${id}`] : []), `victim:${letterOf(seat)}:${id}`]}
            nth={nth}
          />
        ))}
      {cubes > 0 && (
        <span
          class="emperor-chip"
          role="img"
          aria-label={area.say('board.cubes', {n: cubes})}
          {...about(`bidCubes:${seat}`)}
        >
          <Glyph name="cube" size={16} />
          <b>{cubes}</b>
        </span>
      )}
    </span>
  );
}

function Trust({area, seat}: {area: Area; seat: Seat}) {
  const {trust} = area.view.players[seat];
  const most = area.edition.trust.value.most;
  return (
    <span
      class="emperor-trust"
      role="img"
      aria-label={area.say('board.trust', {n: trust})}
      {...about(`has:${seat}:trust`)}
    >
      <Glyph name="trust" size={16} />
      <b>
        <Num value={trust} />
      </b>
      <i style={{'--part': trust / most}} />
    </span>
  );
}

export function OrderTile({area, seat}: {area: Area; seat: Seat}) {
  const n: number = area.view.players[seat].order;
  return (
    <b class="emperor-order" role="img" aria-label={area.say('board.order', {n})} {...about(`has:${seat}:order`)}>
      {n}
    </b>
  );
}

function Lane({area, seat, bidding}: {area: Area; seat: Seat; bidding: boolean}) {
  const {view, say, names, persons} = area;
  const {order, declared} = view.players[seat];
  const asked = nowOf(view).what === 'show' && view.answered.includes(seat);
  return (
    <div
      class={`emperor-lane ${order > 0 && bidding ? 'emperor-passed' : ''}
        ${area.deciders.includes(seat) ? 'emperor-deciding' : ''}`}
    >
      <span class="emperor-who">
        <SeatMark seat={seat} size={16} />
        <span>{names[seat]}</span>
        {view.first === seat && (
          <i role="img" aria-label={say('page.start', {name: persons[seat]!})} {...about('start')}>
            ⚑
          </i>
        )}
        {asked && ' ✓'}
      </span>
      {order > 0 && <OrderTile area={area} seat={seat} />}
      {bidding && (
        <b class="emperor-bid" role="img" aria-label={say('page.bid', {n: declared})} {...about(`bid:${seat}`)}>
          {declared > 0 ? <Num value={declared} /> : '–'}
        </b>
      )}
      {bidding ? <Shown area={area} seat={seat} /> : <Trust area={area} seat={seat} />}
    </div>
  );
}

// From the start player on while they bid, then in the order of the order tiles.
export function Lanes({area}: {area: Area}) {
  const {view} = area;
  const bidding = inAuction(view);
  const seats = Array.from({length: view.seats}, (_, i) => (view.first + i) % view.seats);
  if (!bidding) seats.sort((a, b) => view.players[a].order - view.players[b].order);
  return (
    <div
      class={`emperor-lanes ${bidding ? 'emperor-bidding' : ''}`}
      role="group"
      aria-label={area.say(bidding ? 'page.auction' : 'page.order')}
    >
      {seats.map((seat) => (
        <Lane area={area} seat={seat} bidding={bidding} key={seat} />
      ))}
    </div>
  );
}

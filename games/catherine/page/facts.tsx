// The numbers of one player: symbols owned, the order, the hand, favour, houses and jokers.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Glyph, type Picture} from './glyphs';
import {housesLeft, levelOf, orderOf, playerOf, SYMBOLS, type Wanted} from './model';

// `asked`: the name by which one asks about it.
function Fact({of, asked, name, children}: {of: Picture; asked: string; name: string; children: ComponentChildren}) {
  return (
    <span class="catherine-fact" role="img" aria-label={name} {...about(asked)}>
      <Glyph of={of} size={17} />
      {children}
    </span>
  );
}

export function Numbers({area, owner}: {area: Area; owner: Seat}) {
  const {say} = area;
  const player = playerOf(area, owner);
  const {hand_limit: limit, points, multiplier: times} = levelOf(area, player);
  const left = housesLeft(area, player);
  return (
    <div class="catherine-facts">
      <Fact of="card" asked={`hand:${owner}`} name={say('page.hand', {n: player.hand_size, limit})}>
        <Num value={player.hand_size} />
        <small>/{limit}</small>
      </Fact>
      <Fact of="crown" asked={`favour:${owner}`} name={say('board.favour', {n: player.favour, limit, points, times})}>
        <Num value={player.favour} />
      </Fact>
      <Fact of="house" asked={`houses:${owner}`} name={say('board.houses', {n: left})}>
        <Num value={left} />
      </Fact>
      {player.jokers > 0 && (
        <Fact of="joker" asked={`jokers:${owner}`} name={say('board.jokers', {n: player.jokers})}>
          <Num value={player.jokers} />
        </Fact>
      )}
    </div>
  );
}

export function Owned({area, owner}: {area: Area; owner: Seat}) {
  const {owned} = playerOf(area, owner);
  return (
    <div class="catherine-facts" role="group" aria-label={area.say('page.owned')}>
      {SYMBOLS.map((sign) => (
        <Fact
          of={sign}
          asked={`owned:${owner}:${sign}`}
          key={sign}
          name={area.say('counted', {
            n: owned[sign],
            symbol: area.say(`symbol.${sign}`),
          })}
        >
          <Num value={owned[sign]} />
        </Fact>
      ))}
    </div>
  );
}

export function OrderGoods({order, name, asked}: {order: Wanted[]; name: string; asked?: string}) {
  return (
    <div class="catherine-order" role="img" aria-label={name} {...(asked ? about(asked) : {})}>
      {order.map(({good, filled}, i) => (
        <span key={i} class={filled ? 'filled' : ''}>
          <Glyph of={good} size={16} />
        </span>
      ))}
    </div>
  );
}

export function Order({area, owner}: {area: Area; owner: Seat}) {
  const player = playerOf(area, owner);
  const order = orderOf(area, player);
  const name = area.say('page.order', {
    order: player.order,
    n: order.filter(({filled}) => filled).length,
    goods: order.map(({good}) => area.say(`symbol.${good}`)).join(area.say('list.between')),
  });
  return <OrderGoods order={order} name={name} asked={`order:${owner}`} />;
}

// The numbers of one player: symbols owned, the order, the hand, favour, houses and jokers.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {Num} from '@page/ui/number';
import {Drawn} from '@page/ui/picture';
import {Glyph, type Picture} from './glyphs';
import {housesLeft, levelOf, orderOf, playerOf, SYMBOLS, type Wanted} from './model';

function Fact({of, name, children}: {of: Picture; name: string; children: ComponentChildren}) {
  return (
    <li title={name}>
      <Drawn label={name}>
        <Glyph of={of} size={17} />
        {children}
      </Drawn>
    </li>
  );
}

export function Numbers({area, owner}: {area: Area; owner: Seat}) {
  const {say} = area;
  const player = playerOf(area, owner);
  const {hand_limit: limit, points, multiplier: times} = levelOf(area, player);
  const left = housesLeft(area, player);
  return (
    <ul class="catherine-facts">
      <Fact of="card" name={say('page.hand', {n: player.hand_size, limit})}>
        <Num value={player.hand_size} />
        <small>/{limit}</small>
      </Fact>
      <Fact of="crown" name={say('board.favour', {n: player.favour, limit, points, times})}>
        <Num value={player.favour} />
      </Fact>
      <Fact of="house" name={say('board.houses', {n: left})}>
        <Num value={left} />
      </Fact>
      {player.jokers > 0 && (
        <Fact of="joker" name={say('board.jokers', {n: player.jokers})}>
          <Num value={player.jokers} />
        </Fact>
      )}
    </ul>
  );
}

export function Owned({area, owner}: {area: Area; owner: Seat}) {
  const {owned} = playerOf(area, owner);
  return (
    <ul class="catherine-facts" aria-label={area.say('page.owned')}>
      {SYMBOLS.map((sign) => (
        <Fact
          of={sign}
          key={sign}
          name={area.say('counted', {
            n: owned[sign],
            symbol: area.say(`symbol.${sign}`),
          })}
        >
          <Num value={owned[sign]} />
        </Fact>
      ))}
    </ul>
  );
}

export function OrderGoods({order, name}: {order: Wanted[]; name: string}) {
  return (
    <Drawn label={name} title={name}>
      <ul class="catherine-order">
        {order.map(({good, filled}, i) => (
          <li key={i} class={filled ? 'filled' : ''}>
            <Glyph of={good} size={16} />
          </li>
        ))}
      </ul>
    </Drawn>
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
  return <OrderGoods order={order} name={name} />;
}

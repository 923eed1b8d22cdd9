// All components as pictures: those of the board, with nobody at the table.
import type {ComponentChildren} from 'preact';
import {seatsOf, type Area} from '@page/games';
import type {Say} from '@page/text';
import {inert, PointingContext} from '@page/ui/pointing';
import {SeatMark} from '@page/ui/seat';
import {CardFace} from './cards';
import {OrderGoods} from './facts';
import {Glyph, type Picture} from './glyphs';
import {Russia} from './map';
import {COLOURS, GOODS, orderOf, type Colour} from './model';
import {cardInWords, label} from './speech';
import {Stairs} from './stairs';

const isReconstructed = ({source}: {source: string}): boolean => /reconstruct|inferred/.test(source);

interface GroupProps {
  title: string;
  from: {source: string}[]; // the parts of the edition that are shown
  count?: number;
  children: ComponentChildren;
}

function Group({title, from, count, children}: GroupProps) {
  return (
    <section>
      <h3 class={from.some(isReconstructed) ? 'reconstructed' : ''}>
        {title}
        {count !== undefined && <small> ×{count}</small>}
      </h3>
      <div class="catherine-pictures">{children}</div>
    </section>
  );
}

function Cards({area, colour}: {area: Area; colour: Colour}) {
  const {cards} = area.edition;
  const ids: string[] = cards.value.filter((card: any) => card.colour === colour).map((card: any) => card.id);
  return (
    <Group title={area.say(`page.gallery.cards.${colour}`)} from={[cards]} count={ids.length}>
      {ids.map((id) => (
        <div class="catherine-card" key={id} role="img" aria-label={`${id}: ${cardInWords(area, id)}`}>
          <CardFace area={area} id={id} />
        </div>
      ))}
    </Group>
  );
}

function Backs({
  area: {
    edition: {cards},
    say,
  },
}: {
  area: Area;
}) {
  const title = say('page.gallery.back');
  return (
    <Group title={title} from={[]} count={cards.value.length}>
      <div class="catherine-card back" role="img" aria-label={title} />
    </Group>
  );
}

function OrderCard({area, id}: {area: Area; id: string}) {
  const order = orderOf(area, {order: id, houses: []});
  const goods = order.map(({good}) => area.say(`symbol.${good}`)).join(area.say('list.between'));
  return (
    <div class="catherine-order-card">
      <b aria-hidden="true">{id}</b>
      <OrderGoods order={order} name={area.say('page.gallery.order', {order: id, goods})} />
    </div>
  );
}

function Orders({area}: {area: Area}) {
  const {orders} = area.edition;
  return (
    <Group title={area.say('page.gallery.orders')} from={[orders]} count={orders.value.length}>
      {orders.value.map(({id}: {id: string}) => (
        <OrderCard area={area} id={id} key={id} />
      ))}
    </Group>
  );
}

// A thing of which there are several alike.
function Several({name, count, children}: {name: string; count: number; children: ComponentChildren}) {
  return (
    <div class="catherine-several" role="img" aria-label={`${name} ×${count}`}>
      {children}
      <span>×{count}</span>
    </div>
  );
}

const Tile = ({of}: {of: Picture}) => (
  <span class="catherine-tile">
    <Glyph of={of} size={30} />
  </span>
);

function Tiles({area: {edition, say}}: {area: Area}) {
  const {goods_tiles: goods, joker_tiles: jokers} = edition;
  return (
    <Group title={say('page.gallery.tiles')} from={[goods, jokers]}>
      {GOODS.map((good) => (
        <Several name={say(`symbol.${good}`)} count={goods.value} key={good}>
          <Tile of={good} />
        </Several>
      ))}
      <Several name={say('page.gallery.joker')} count={jokers.value}>
        <Tile of="joker" />
      </Several>
    </Group>
  );
}

function Houses({
  area: {
    edition: {houses},
    say,
  },
}: {
  area: Area;
}) {
  return (
    <Group title={say('page.gallery.houses')} from={[houses]}>
      {Array.from({length: seatsOf('catherine')[1]}, (_, seat) => (
        <Several name={say('page.gallery.player', {n: seat + 1})} count={houses.value} key={seat}>
          <SeatMark seat={seat} size={26} />
        </Several>
      ))}
    </Group>
  );
}

export function Gallery({edition, say}: {edition: any; say: Say}) {
  const area: Area = {
    view: {players: []},
    seat: 0,
    names: [],
    persons: [],
    levels: [],
    deciders: [],
    say,
    edition,
  };
  return (
    <PointingContext.Provider value={{...inert, label: (piece) => label(piece, area)}}>
      <div class="catherine-gallery">
        <Group title={say('page.gallery.map')} from={[edition.cities, edition.roads]}>
          <div class="catherine-chart">
            <Russia {...area} />
          </div>
        </Group>
        <Group title={say('page.stairs.name')} from={[edition.favour_track]}>
          <Stairs {...area} />
        </Group>
        {COLOURS.map((colour) => (
          <Cards area={area} colour={colour} key={colour} />
        ))}
        <Backs area={area} />
        <Orders area={area} />
        <Tiles area={area} />
        <Houses area={area} />
      </div>
    </PointingContext.Provider>
  );
}

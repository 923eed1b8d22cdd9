// All components as pictures, drawn as on the board, with how often there is each: for five players.
import type {ComponentChildren} from 'preact';
import {seatsOf} from '@page/games';
import {SEAT_COLOURS, SeatMark} from '@page/ui/seat';
import {Formula, Glyph} from './glyphs';
import {
  Alternatives,
  bonusWords,
  TileFace,
  TreasureFace,
  WithdrawalFace,
  withdrawalWords,
  type Treasure,
} from './market';
import {StepFace, stepWords, TILES, type Space} from './mine';
import {CoveredPerson, PersonCard} from './persons';
import {backWords, DecreeFace, DECREES, decreeWords, Disc, PAIRS, Sides, sideWords} from './policies';
import {effectOf, listed, type Components, type Counts} from './reading';

const [, SEATS] = seatsOf('emperor');
const KEPT = TILES.filter((tile) => !tile.startsWith('carriage'));
const CARRIAGES = TILES.filter((tile) => tile.startsWith('carriage'));
const IMMEDIATE = ['jewel', 'envoy', 'gold', 'stone'];

// Whether a source says so, of the whole or of a part.
const isReconstructed = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([key, value]) =>
    key === 'source' ? /reconstruct|inferred/.test(String(value)) : isReconstructed(value),
  );

interface Heading {
  area: Components;
  name: string;
  from: string[]; // members of the edition
  children: ComponentChildren;
}

function Group({area: {say, edition}, name, from, children}: Heading) {
  const marked = from.some((member) => isReconstructed(edition[member]));
  return (
    <section>
      <h3 class={marked ? 'reconstructed' : ''}>{say(`page.gallery.${name}`)}</h3>
      <div class="emperor-pictures">{children}</div>
    </section>
  );
}

// A picture with its number.
function Copies({n, children}: {n?: number; children: ComponentChildren}) {
  return (
    <div class="emperor-copies">
      {children}
      {n !== undefined && <span>×{n}</span>}
    </div>
  );
}

function Picture({words, extra, n, children}: {words: string; extra: string; n?: number; children: ComponentChildren}) {
  return (
    <Copies n={n}>
      <div class={extra} role="img" aria-label={words} title={words}>
        {children}
      </div>
    </Copies>
  );
}

// What is of no other shape: like a tile.
function Token({
  area,
  name,
  n,
  values,
  children,
}: {
  area: Components;
  name: string;
  n?: number;
  values?: Record<string, number>;
  children: ComponentChildren;
}) {
  return (
    <Picture words={area.say(`page.gallery.${name}`, values)} extra="emperor-tile" n={n}>
      {children}
    </Picture>
  );
}

function Policies({area}: {area: Components}) {
  return (
    <Group area={area} name="policies" from={['policies']}>
      {PAIRS.map(([side]) => (
        <Picture
          words={listed(area, [sideWords(area, side!), backWords(area, side!)])}
          extra="emperor-scroll"
          key={side}
        >
          <div class="emperor-paper">
            <Sides area={area} side={side!} />
          </div>
        </Picture>
      ))}
    </Group>
  );
}

function Decrees({area}: {area: Components}) {
  const fees: number[] = area.edition.decree_trust.value;
  return (
    <Group area={area} name="decrees" from={['decree_points', 'decree_trust']}>
      {DECREES.map((tile) => (
        <Picture words={decreeWords(area, tile)} extra="emperor-decree" key={tile}>
          <DecreeFace area={area} tile={tile} />
        </Picture>
      ))}
      {fees.map((trust, i) => (
        <Token area={area} name="fee" values={{n: i + 1, trust}} key={i}>
          <b>{i + 1}</b>
          <Formula text={`−${trust}{trust}`} size={18} />
        </Token>
      ))}
    </Group>
  );
}

interface Copied {
  id: string;
  deck: {value: number};
  starting?: {value: number};
}

function Persons({area}: {area: Components}) {
  const persons: Copied[] = area.edition.persons.value;
  const copies = ({id, deck, starting}: Copied): number =>
    deck.value + SEATS * (starting?.value ?? 0) + (id === area.edition.bonus_person.value ? 1 : 0);
  return (
    <Group area={area} name="persons" from={['persons', 'person_kinds']}>
      {persons.map((person) => (
        <Copies n={copies(person)} key={person.id}>
          <PersonCard area={area} id={person.id} />
        </Copies>
      ))}
      <Copies n={persons.reduce((all, person) => all + copies(person), 0)}>
        <CoveredPerson area={area} extra="emperor-person" />
      </Copies>
    </Group>
  );
}

function Tile({area, tile, n}: {area: Components; tile: string; n: number}) {
  return (
    <Picture words={area.say(`tile.${tile}`)} extra="emperor-tile" n={n}>
      <TileFace area={area} tile={tile} />
    </Picture>
  );
}

// Those in the bag and those that players begin with.
function Tiles({area}: {area: Components}) {
  const {tiles, start, starting_carriages: carriages, xiongnu_tiles: xiongnu} = area.edition;
  const bag: Counts = tiles.value;
  const land = (tile: string) => (tile === 'land' ? SEATS * start.value.land : 0);
  return (
    <>
      <Group area={area} name="kept" from={['tiles', 'start']}>
        {KEPT.map((tile) => (
          <Tile area={area} tile={tile} n={bag[tile]! + land(tile)} key={tile} />
        ))}
      </Group>
      <Group area={area} name="carriages" from={['tiles', 'starting_carriages']}>
        {CARRIAGES.map((tile, i) => (
          <Tile area={area} tile={tile} n={bag[tile]! + carriages.value[i]} key={tile} />
        ))}
      </Group>
      <Group area={area} name="immediate" from={['tiles']}>
        {IMMEDIATE.map((tile) => (
          <Tile area={area} tile={tile} n={bag[tile]!} key={tile} />
        ))}
      </Group>
      <Group area={area} name="xiongnu" from={['xiongnu_tiles']}>
        {xiongnu.value.map((n: number, i: number) => (
          <Tile area={area} tile={`xiongnu-${i + 1}`} n={n} key={i} />
        ))}
      </Group>
    </>
  );
}

function treasureWords(area: Components, {id, gives, early, late, end_points: n}: Treasure): string {
  const {say, edition} = area;
  const later = say('page.gallery.late', {
    n: edition.treasures_late_from.value,
    what: say(`icon.${gives}`, {n: late}),
  });
  return listed(area, [
    say(`treasure.${id}`),
    say(`icon.${gives}`, {n: early}),
    later,
    say('page.has.end_points', {n}),
  ]);
}

function Treasures({area}: {area: Components}) {
  return (
    <Group area={area} name="treasures" from={['treasures', 'treasures_late_from']}>
      {area.edition.treasures.value.map((treasure: Treasure) => (
        <Picture words={treasureWords(area, treasure)} extra="emperor-treasure" key={treasure.id}>
          <TreasureFace area={area} treasure={treasure} n={`${treasure.early}→${treasure.late}`} />
          <Formula text={`{end}${treasure.end_points}{vp}`} size={16} />
        </Picture>
      ))}
    </Group>
  );
}

function Effects({area}: {area: Components}) {
  const {withdrawal_tiles: withdrawals, bonus_tiles: bonuses} = area.edition;
  return (
    <>
      <Group area={area} name="withdrawals" from={['withdrawal_tiles']}>
        {withdrawals.value.map(({id}: {id: string}) => (
          <Picture words={withdrawalWords(area, id)} extra="emperor-tile" key={id}>
            <WithdrawalFace area={area} tile={id} />
          </Picture>
        ))}
      </Group>
      <Group area={area} name="bonuses" from={['bonus_tiles']}>
        {bonuses.value.map(({id}: {id: string}) => (
          <Picture words={bonusWords(area, id)} extra="emperor-tile" key={id}>
            <Alternatives area={area} effect={effectOf(bonuses.value, id)} />
          </Picture>
        ))}
      </Group>
    </>
  );
}

function Palace({area}: {area: Components}) {
  return (
    <Group area={area} name="palace" from={['palace']}>
      <div class="emperor-palace">
        {area.edition.palace.value.map((space: Space, level: number) => (
          <div key={level} role="img" aria-label={stepWords(area, {level, space})}>
            <StepFace area={area} level={level} space={space} />
          </div>
        ))}
      </div>
    </Group>
  );
}

// All the numbers of a track; where the marker begins is lit.
function Track({
  area,
  name,
  glyph,
  from,
  start,
  most,
}: {
  area: Components;
  name: string;
  glyph: string;
  from: string[];
  start: number;
  most: number;
}) {
  const words = area.say('page.gallery.track', {start, most});
  return (
    <Group area={area} name={name} from={from}>
      <div class="emperor-track" role="img" aria-label={words} title={words}>
        <Glyph name={glyph} size={26} />
        {Array.from({length: most + 1}, (_, n) => (
          <b class={n === start ? 'emperor-begin' : ''} key={n}>
            {n}
          </b>
        ))}
      </div>
    </Group>
  );
}

function Tracks({area}: {area: Components}) {
  const {start, trust, xiongnu} = area.edition;
  return (
    <>
      <Track
        area={area}
        name="trust"
        glyph="trust"
        from={['trust', 'start']}
        start={start.value.trust}
        most={trust.value.most}
      />
      <Track area={area} name="strength" glyph="xiongnu" from={['xiongnu']} {...xiongnu.value} />
    </>
  );
}

function Tributes({area}: {area: Components}) {
  return (
    <Group area={area} name="tributes" from={['tributes']}>
      {area.edition.tributes.value.map(({points, count}: {points: number; count: number}) => (
        <Picture words={area.say('tribute', {n: points})} extra="emperor-tile" n={count} key={points}>
          <Glyph name="tribute" size={26} />
          <Formula text={`${points}{vp}`} size={18} />
        </Picture>
      ))}
    </Group>
  );
}

function Pieces({area}: {area: Components}) {
  return (
    <Group area={area} name="pieces" from={['soldier_cubes']}>
      <Token area={area} name="cube" n={area.edition.soldier_cubes.value[SEATS]}>
        <Glyph name="cube" size={28} />
      </Token>
      <Token area={area} name="gold">
        <Glyph name="gold" size={28} />
      </Token>
      <Token area={area} name="disc" n={PAIRS.length - 1}>
        <Disc size={28} />
      </Token>
      <Token area={area} name="first" n={1}>
        <i class="emperor-flag">⚑</i>
      </Token>
      {SEAT_COLOURS.map((_, seat) => (
        <Token area={area} name="order" values={{n: seat + 1}} n={1} key={seat}>
          <b class="emperor-order">{seat + 1}</b>
        </Token>
      ))}
      {SEAT_COLOURS.map((_, seat) => (
        <Token area={area} name="marker" values={{n: seat + 1}} n={1} key={seat}>
          <SeatMark seat={seat} size={26} />
        </Token>
      ))}
    </Group>
  );
}

export function Gallery(area: Components) {
  return (
    <div class="emperor-gallery">
      <Policies area={area} />
      <Decrees area={area} />
      <Persons area={area} />
      <Tiles area={area} />
      <Treasures area={area} />
      <Tributes area={area} />
      <Effects area={area} />
      <Palace area={area} />
      <Tracks area={area} />
      <Pieces area={area} />
    </div>
  );
}

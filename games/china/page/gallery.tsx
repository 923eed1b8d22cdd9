// All components as pictures: the map from both sides, what is printed on it, the cards, the pieces.
import type {ComponentChildren} from 'preact';
import type {Area, Components} from '@page/games';
import {SEAT_COLOURS, SeatMark} from '@page/ui/seat';
import {CardBack, CardFace, washOf} from './cards';
import {Detail} from './detail';
import {label} from './labels';
import {ChinaMap} from './map';
import {AllianceSign, CourtPiece, SitePiece} from './signs';
import {Emperor, PieceIcon} from './shapes';
import {COLOURS, alliancesOf, realmOf, realmsOf, sitesOf, type Cards, type Realm} from './table';

const SIDES: Record<string, number> = {34: 4, 45: 5}; // and how many players at most
const SEATS = SEAT_COLOURS.map((_, seat) => seat);

// The table before anybody has placed anything.
export function emptyArea({edition, say}: Components, side: string): Area {
  const seats = SEATS.slice(0, SIDES[side]);
  const player = {
    houses: [],
    emissaries: {},
    points: {houses: 0, alliances: 0, roads: 0},
  };
  const view: any = {
    game: 'china',
    side,
    fortresses: [],
    players: seats.map(() => player),
  };
  return {
    view,
    seat: 0,
    names: seats.map((seat) => String(seat + 1)),
    persons: seats.map((seat) => ({text: String(seat + 1), own: String(seat + 1), isYou: false})),
    levels: [],
    deciders: [],
    say,
    edition,
  };
}

const marked = (source: unknown) =>
  typeof source === 'string' && /reconstruct|inferred/.test(source) ? 'reconstructed' : '';

function Group({title, source, children}: {title: string; source?: string; children: ComponentChildren}) {
  return (
    <section class="china-group">
      <h3 class={marked(source)}>{title}</h3>
      <div class="china-shown">{children}</div>
    </section>
  );
}

interface Shown {
  label: string;
  caption: string;
  source?: string;
  children: ComponentChildren;
}
function Shown({label: name, caption, source, children}: Shown) {
  return (
    <figure class="china-figure">
      <div role="img" aria-label={name}>
        {children}
      </div>
      <figcaption class={marked(source)}>{caption}</figcaption>
    </figure>
  );
}

const times = (n: number) => `×${n}`;

function Side({side, ...given}: Components & {side: string}) {
  const title = given.say('page.gallery.map', {
    side: given.say(`page.option.side.${side}`),
  });
  return (
    <Group title={title} source={given.edition[`roads_${side}`].source}>
      <div class="china-whole" role="img" aria-label={title}>
        <ChinaMap area={emptyArea(given, side)} />
      </div>
    </Group>
  );
}

function States({area}: {area: Area}) {
  const shown = ({id, colour, source}: Realm & {source?: string}) => (
    <Shown key={id} label={label(`state:${id}`, area)} caption={area.say(`colour.${colour}`)} source={source}>
      <Detail width={96} height={62} colours={[colour]}>
        <CourtPiece area={area} realm={{id, colour}} at={[0, 0]} />
      </Detail>
    </Shown>
  );
  return (
    <Group title={area.say('page.gallery.states')} source={area.edition.states.source}>
      {realmsOf(area).map(shown)}
    </Group>
  );
}

function Sites({area}: {area: Area}) {
  const shown = ({id, colour}: Realm) => {
    const own = sitesOf(area).filter(({state}) => state === id);
    const name = area.say(`state.${id}`);
    return (
      <Shown
        key={id}
        label={area.say('page.gallery.sitesIn', {state: name, n: own.length})}
        caption={`${name} ${times(own.length)}`}
      >
        <Detail width={64} height={44} colours={[colour]}>
          <SitePiece area={area} site={own[0]!} at={[0, 0]} />
        </Detail>
      </Shown>
    );
  };
  return (
    <Group title={area.say('page.gallery.sites')} source={area.edition.sites.source}>
      {realmsOf(area).map(shown)}
    </Group>
  );
}

function Alliances({area}: {area: Area}) {
  const shown = ({states}: {states: [string, string]}, i: number) => {
    const [a, b] = states.map((state) => area.say(`state.${state}`));
    return (
      <Shown key={i} label={label(`alliance:${i + 1}`, area)} caption={area.say('page.gallery.pair', {a: a!, b: b!})}>
        <Detail width={76} height={44} colours={states.map((state) => realmOf(area, state).colour)}>
          <AllianceSign area={area} number={i + 1} states={states} at={[0, 0]} />
        </Detail>
      </Shown>
    );
  };
  return (
    <Group title={area.say('page.gallery.alliances')} source={area.edition.alliances.source}>
      {alliancesOf(area).map(shown)}
    </Group>
  );
}

function Deck({area}: {area: Area}) {
  const {value, source} = area.edition.cards as {
    value: Cards;
    source: string;
  };
  const all = COLOURS.reduce((sum, colour) => sum + (value[colour] ?? 0), 0);
  return (
    <Group title={area.say('page.gallery.cards')} source={source}>
      {COLOURS.map((colour) => (
        <Shown key={colour} label={label(`card:${colour}`, area)} caption={times(value[colour] ?? 0)}>
          <div class="china-card" style={washOf(colour)}>
            <CardFace area={area} colour={colour} />
          </div>
        </Shown>
      ))}
      <Shown label={area.say('page.covered')} caption={times(all)}>
        <CardBack />
      </Shown>
    </Group>
  );
}

// The pieces of which every player has as many.
function Wood({area, kind, count}: {area: Area; kind: 'house' | 'emissary' | 'marker'; count: number}) {
  const name = area.say(`page.gallery.${kind}`);
  return SEATS.map((seat) => (
    <Shown key={`${kind}${seat}`} label={area.say('page.gallery.of', {what: name, n: seat + 1})} caption={times(count)}>
      {kind === 'marker' ? <SeatMark seat={seat} size={34} /> : <PieceIcon kind={kind} seat={seat} size={52} />}
    </Shown>
  ));
}

function Pieces({area}: {area: Area}) {
  const {
    say,
    edition: {houses, emissaries, fortresses},
  } = area;
  const fortress = say('page.do.fortress');
  return (
    <>
      <Group title={say('page.gallery.houses')} source={houses.source}>
        <Wood area={area} kind="house" count={houses.value} />
      </Group>
      <Group title={say('page.gallery.emissaries')} source={emissaries.source}>
        <Wood area={area} kind="emissary" count={emissaries.value} />
      </Group>
      <Group title={say('page.gallery.markers')}>
        <Wood area={area} kind="marker" count={1} />
      </Group>
      <Group title={say('page.gallery.others')} source={fortresses.source}>
        <Shown label={fortress} caption={`${fortress} ${times(fortresses.value * SEATS.length)}`}>
          <PieceIcon kind="fortress" seat={0} size={52} />
        </Shown>
        <Shown label={say('page.start')} caption={say('page.start')}>
          <Emperor size={46} />
        </Shown>
      </Group>
    </>
  );
}

export function Gallery(given: Components) {
  const area = emptyArea(given, '45');
  return (
    <div class="china-gallery">
      {Object.keys(SIDES).map((side) => (
        <Side key={side} {...given} side={side} />
      ))}
      <States area={area} />
      <Sites area={area} />
      <Alliances area={area} />
      <Deck area={area} />
      <Pieces area={area} />
    </div>
  );
}

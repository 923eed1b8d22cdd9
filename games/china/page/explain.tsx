// What is this? What the card says about whatever lies on the table.
import type {ComponentChildren} from 'preact';
import type {Area, Explained} from '@page/games';
import {SeatMark} from '@page/ui/seat';
import {CardBack, CardFace, washOf} from './cards';
import {Detail} from './detail';
import type {Colour} from './emblems';
import {handInWords, siteName} from './labels';
import {AllianceSign, CourtPiece, SitePiece} from './signs';
import {Emperor, PieceIcon, type Kind} from './shapes';
import {
  alliancesOf,
  courtOf,
  handOf,
  ownerOf,
  payableWith,
  pointsOf,
  realmOf,
  realmsOf,
  roadsOf,
  siteOf,
  sitesOf,
} from './table';
import {allianceWorth, emissariesIn, houseWorth, housesIn, sitesIn} from './worth';

const large = (inside: ComponentChildren) => <div class="china-large">{inside}</div>;
const cardPicture = (area: Area, colour: Colour) =>
  large(
    <div class="china-card" style={washOf(colour)}>
      <CardFace area={area} colour={colour} />
    </div>,
  );

// "A 3, B 1": of those who have any.
function counted({say, names}: Area, counts: number[]): string {
  const parts = counts.flatMap((n, seat) => (n > 0 ? [say('page.standing', {name: names[seat]!, n})] : []));
  return parts.join(say('list.between')) || say('nobody');
}

const sum = (counts: number[]) => counts.reduce((all, n) => all + n, 0);
const colourOf = (area: Area, state: string) => area.say(`colour.${realmOf(area, state).colour}`);

const stateOf = (area: Area, id: string) => area.say(`state.${id}`);

// What lies in the hand of the one who looks for a state of this colour.
function paidWith(area: Area, colour: Colour): string {
  const hand = handOf(area, area.seat);
  const n = (wanted: Colour) => hand.filter((held) => held.colour === wanted).length;
  const pairs = (['red', 'green', 'orange', 'yellow', 'purple'] as const).filter(
    (other) => other !== colour && n(other) >= 2,
  );
  const values = {
    n: n(colour),
    colour: area.say(`colour.${colour}`),
    joker: pairs.map((other) => area.say(`colour.${other}`)).join(area.say('list.between')),
  };
  return area.say(pairs.length > 0 ? 'page.about.payJoker' : 'page.about.pay', values);
}

function site(area: Area, id: string): Explained {
  const {say, view} = area;
  const place = siteOf(area, id);
  const {state} = place;
  const owner = ownerOf(area, id);
  const fortress = view.fortresses.includes(id);
  const values = {
    site: siteName(area, id),
    state: stateOf(area, state),
    colour: colourOf(area, state),
    name: area.persons[owner ?? 0]!,
    n: sum(housesIn(area, state)),
    all: sitesIn(area, state).length,
  };
  const kind = owner === undefined ? (fortress ? 'fortress' : 'free') : fortress ? 'both' : 'house';
  const neighbours = roadsOf(area).flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  const inState = say('page.about.built', values);
  return {
    title: say(`page.site.${kind}`, values),
    text: say(`page.about.site.${kind}`, values),
    now: owner === undefined ? `${paidWith(area, realmOf(area, state).colour)}\n${inState}` : inState,
    picture: large(
      <Detail width={52} height={46} scale={2.2} colours={[realmOf(area, state).colour]}>
        <SitePiece area={area} site={place} at={[0, 3]} />
      </Detail>,
    ),
    rule: owner === undefined ? (fortress ? 'fortresses' : 'houses') : 'roads',
    related: [`state:${state}`, ...neighbours.map((one) => `site:${one}`)],
  };
}

function court(area: Area, id: string): Explained {
  const {say} = area;
  const {standing, room} = courtOf(area, id);
  const [sites, houses] = [sitesIn(area, id), housesIn(area, id)];
  const full = sum(houses) === sites.length;
  const values = {
    state: stateOf(area, id),
    colour: colourOf(area, id),
    n: standing.length,
    room,
    built: sum(houses),
    all: sites.length,
    houses: counted(area, houses),
    emissaries: counted(area, emissariesIn(area, id)),
    points: counted(area, houseWorth(area, id)),
  };
  return {
    title: say('page.about.court.title', values),
    text: [
      say(full ? 'page.about.court.full' : 'page.about.court.text', values),
      say('page.about.court.room', values),
    ].join('\n'),
    now: [
      say('page.about.court.houses', values),
      ...(full ? [] : [say('page.about.court.worth', values)]),
      say('page.about.court.emissaries', values),
    ].join('\n'),
    picture: large(
      <Detail width={82} height={52} scale={1.7} colours={[realmOf(area, id).colour]}>
        <CourtPiece area={area} realm={realmOf(area, id)} at={[0, 0]} />
      </Detail>,
    ),
    rule: 'house-scoring',
    related: [
      ...sites.map((one) => `site:${one}`),
      ...alliancesOf(area).flatMap(({states}, i) => (states.includes(id) ? [`alliance:${i + 1}`] : [])),
    ],
  };
}

function alliance(area: Area, number: number): Explained {
  const {say} = area;
  const {states} = alliancesOf(area)[number - 1]!;
  const [a, b] = states;
  const worth = allianceWorth(area, number);
  const values = {
    n: number,
    a: stateOf(area, a),
    b: stateOf(area, b),
    atA: counted(area, emissariesIn(area, a)),
    atB: counted(area, emissariesIn(area, b)),
    points: counted(area, worth),
  };
  return {
    title: say('page.about.alliance.title', values),
    text: say('page.about.alliance.text', values),
    now: [
      say('page.about.alliance.there', values),
      say(sum(worth) > 0 ? 'page.about.alliance.worth' : 'page.about.alliance.none', values),
    ].join('\n'),
    picture: large(
      <Detail width={50} height={34} scale={2.4} colours={states.map((state) => realmOf(area, state).colour)}>
        <AllianceSign area={area} number={number} states={states} at={[0, 0]} />
      </Detail>,
    ),
    rule: 'alliances',
    related: states.map((state) => `state:${state}`),
  };
}

function card(area: Area, kind: 'card' | 'display' | 'discards' | 'held', colour: Colour): Explained {
  const {say, view} = area;
  const values = {
    colour: say(`colour.${colour}`),
    states: payableWith(area, colour).join(say('list.between')),
    n: handOf(area, area.seat).filter((held) => held.colour === colour).length,
    discarded: view.discards[colour],
  };
  return {
    title: say('page.about.card.title', values),
    text: [say('page.about.card.text', values), say(`page.about.card.${kind}`, values)].join(' '),
    now: say(kind === 'discards' ? 'page.about.card.thrown' : 'page.about.card.have', values),
    picture: cardPicture(area, colour),
    rule: kind === 'display' ? 'drawing' : kind === 'discards' ? 'pile' : 'cards',
    related: realmsOf(area)
      .filter((realm) => realm.colour === colour)
      .map(({id}) => `state:${id}`),
  };
}

function pile(area: Area): Explained {
  const {say, view} = area;
  return {
    title: say('page.pile', {n: view.pile}),
    text: say(view.used_up === 0 ? 'page.about.firstPile' : 'page.about.secondPile'),
    picture: large(<CardBack />),
    rule: 'pile',
  };
}

function hand(area: Area, owner: number): Explained {
  const held = handOf(area, owner);
  const list = held.map((one) => handInWords(area, one)).join(area.say('list.between')) || area.say('nobody');
  return {
    title: area.say('page.hand', {n: held.length}),
    text: area.say('page.about.hand', {name: area.persons[owner]!}),
    now: held.length > 0 ? list : undefined,
    picture: large(<CardBack />),
    rule: 'secrets',
  };
}

function supply(area: Area, owner: number, kind: Kind): Explained {
  return {
    title: area.say(`page.supply.${kind}`, {n: area.view.players[owner].supply[kind]}),
    text: area.say(`page.about.supply.${kind}`),
    picture: large(<PieceIcon kind={kind} seat={owner} size={90} />),
    rule: {house: 'houses', emissary: 'emissaries', fortress: 'fortresses'}[kind],
    related:
      kind === 'house'
        ? area.view.players[owner].houses.map((id: string) => `site:${id}`)
        : courtsWith(area, owner, kind),
  };
}

function courtsWith(area: Area, owner: number, kind: Kind): string[] {
  if (kind === 'fortress') return area.view.fortresses.map((id: string) => `site:${id}`);
  return Object.keys(area.view.players[owner].emissaries).map((state) => `state:${state}`);
}

const SOURCE_RULES = {houses: 'house-scoring', alliances: 'alliances', roads: 'roads'} as const;

function source(area: Area, owner: number, from: keyof typeof SOURCE_RULES): Explained {
  const n = area.view.players[owner].points[from];
  return {
    title: area.say('page.about.source.title', {source: area.say(`source.${from}`), n}),
    text: area.say(`page.about.source.${from}`),
    picture: large(<SeatMark seat={owner} size={64} />),
    rule: SOURCE_RULES[from],
    related:
      from === 'houses' ? [] : sitesOf(area).flatMap(({id}) => (ownerOf(area, id) === owner ? [`site:${id}`] : [])),
  };
}

function wall(area: Area): Explained {
  return {
    title: area.say('page.about.wall.title'),
    text: area.say('page.about.wall.text'),
    now: area.names
      .map((name, seat) => area.say('page.standing', {name, n: pointsOf(area, seat)}))
      .join(area.say('list.between')),
    picture: large(<SeatMark seat={area.seat} size={64} />),
    rule: 'scoring',
  };
}

function round(area: Area): Explained {
  const {say, view} = area;
  const last = view.used_up === 2 || view.phase === 'over';
  return {
    title: last ? say('page.lastRound') : say('page.round', {n: view.rounds + 1}),
    text: say('page.about.round'),
    picture: large(<Emperor size={80} />),
    rule: 'end',
  };
}

function start(area: Area): Explained {
  return {
    title: area.say('page.start'),
    text: area.say('page.about.start', {name: area.persons[area.view.first]!}),
    picture: large(<Emperor size={80} />),
    rule: 'course',
  };
}

// The log names sites and states without their kind.
function kindOf(area: Area, name: string): string[] {
  if (sitesOf(area).some(({id}) => id === name)) return ['site', name];
  return realmsOf(area).some(({id}) => id === name) ? ['state', name] : name.split(':');
}

export function explain(asked: string, area: Area): Explained | undefined {
  const [kind, name = '', more = ''] = kindOf(area, asked);
  switch (kind) {
    case 'site':
      return site(area, name);
    case 'state':
      return court(area, name);
    case 'alliance':
      return alliance(area, Number(name));
    case 'card':
    case 'display':
    case 'discards':
    case 'held':
      return card(area, kind, name as Colour);
    case 'pile':
      return pile(area);
    case 'hand':
      return hand(area, Number(name));
    case 'supply':
      return supply(area, Number(name), more as Kind);
    case 'source':
      return source(area, Number(name), more as keyof typeof SOURCE_RULES);
    case 'wall':
      return wall(area);
    case 'round':
      return round(area);
    case 'start':
      return start(area);
    default:
      return undefined;
  }
}

// Pieces in words, and what pointing at one would most likely mean.
import type {Area} from '@page/games';
import type {Colour} from './emblems';
import {alliancesOf, courtOf, ownerOf, payableWith, realmOf, siteOf, type Held} from './table';

const joined = (area: Area, parts: string[]) => parts.join(area.say('list.between'));

// "Zhao 1", as the log says it.
export function siteName(area: Area, id: string): string {
  const {state} = siteOf(area, id);
  if (!id.startsWith(state)) return id;
  return area.say('site', {
    state: area.say(`state.${state}`),
    n: id.slice(state.length),
  });
}

function siteLabel(area: Area, id: string): string {
  const owner = ownerOf(area, id);
  const fortress = area.view.fortresses.includes(id);
  const what = owner === undefined ? (fortress ? 'fortress' : 'free') : fortress ? 'both' : 'house';
  return area.say(`page.site.${what}`, {
    site: siteName(area, id),
    name: area.persons[owner ?? 0]!,
  });
}

function courtLabel(area: Area, id: string): string {
  const {standing, room} = courtOf(area, id);
  const whose = area.names.flatMap((name, seat) => {
    const n = standing.filter((one) => one === seat).length;
    return n === 0 ? [] : [area.say('page.standing', {name, n})];
  });
  const values = {
    state: area.say(`state.${id}`),
    colour: area.say(`colour.${realmOf(area, id).colour}`),
    n: standing.length,
    room,
    whose: joined(area, whose),
  };
  return area.say(standing.length === 0 ? 'page.court.empty' : 'page.court.taken', values);
}

function allianceLabel(area: Area, n: number): string {
  const [a, b] = alliancesOf(area)[n - 1]!.states.map((state) => area.say(`state.${state}`));
  return area.say('page.alliance', {n, a: a!, b: b!});
}

function cardLabel(area: Area, key: string, colour: string): string {
  const states = joined(area, payableWith(area, colour as Colour));
  return area.say(key, {colour: area.say(`colour.${colour}`), states});
}

export function handInWords(area: Area, {colour, seen}: Held): string {
  if (colour === undefined) return area.say('page.covered');
  const word = area.say(`colour.${colour}`);
  return seen ? area.say('page.seen', {colour: word}) : word;
}

export function label(piece: string, area: Area): string {
  const [kind, name = ''] = piece.split(':');
  switch (kind) {
    case 'do':
      return area.say(`page.do.${name}`);
    case 'site':
      return siteLabel(area, name);
    case 'state':
      return courtLabel(area, name);
    case 'alliance':
      return allianceLabel(area, Number(name));
    case 'card':
      return cardLabel(area, 'page.card', name);
    case 'display':
      return cardLabel(area, 'page.displayed', name);
    case 'pile':
      return area.say('page.topOfPile', {n: area.view.pile});
    case 'discards':
      return area.say('page.discarded', {
        n: area.view.discards[name],
        colour: area.say(`colour.${name}`),
      });
    default:
      return piece;
  }
}

export function attempt(piece: string, area: Area): string | undefined {
  const [kind, name = ''] = piece.split(':');
  switch (kind) {
    case 'site':
      return `house ${name} ${realmOf(area, siteOf(area, name).state).colour}`;
    case 'state':
      return `emissary ${name} ${realmOf(area, name).colour}`;
    case 'card':
      return `exchange ${name}`;
    case 'display':
      return `take ${name}`;
    case 'pile':
      return 'take pile';
    default:
      return undefined;
  }
}

// Cards are named with their place: a colour alone would light the hand as well.
export function lights(event: Record<string, any>): string[] {
  switch (event.kind) {
    case 'placed':
      return [event.site ?? event.state];
    case 'scored':
      return [event.state];
    case 'allied':
      return [`alliance:${event.alliance}`];
    case 'connected':
      return event.sites;
    case 'turned-up':
    case 'took':
      return [`display:${event.colour}`];
    case 'discarded':
      return [`discards:${event.colour}`];
    default:
      return [];
  }
}

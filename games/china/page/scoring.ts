// The houses of a full state, and the end: states, alliances, roads.
import type {LoggedEvent, Seat} from '@page/engine/protocol';
import type {Area, Cell, Reason, Scoring, Scorings, Span} from '@page/games';
import type {Sights} from '@page/table/look_back';
import {tieAtTop} from '@page/ui/ties';
import {together} from '@page/words';
import {alliancesOf, courtOf, leadersOf, sitesOf} from './table';

const OF_END = ['scored', 'allied', 'connected'];

// What is scored without a break before the end belongs to the end.
function spans(events: LoggedEvent[]): Span[] {
  const found: Span[] = [];
  let run: LoggedEvent[] = [];
  const close = () => found.push(...run.splice(0).map((one) => ({name: 'state', events: [one]})));
  for (const one of events) {
    if (OF_END.includes(one.event.kind)) run.push(one);
    else if (one.event.kind === 'ended') found.push({name: 'end', events: [...run.splice(0), one]});
    else close();
  }
  close();
  return found;
}

const stateOf = ({say}: Area, id: unknown): string => say(`state.${id}`);

const title = ({name, events}: Span, area: Area): string =>
  area.say(`page.scored.${name}`, {state: stateOf(area, events[0]!.event.state)});

// How many houses each has, whom that puts behind whom, and a fortress.
function houses(area: Area, event: LoggedEvent['event']): Reason {
  const {say, names, view} = area;
  const points = event.points as number[];
  const sites = new Set(
    sitesOf(area)
      .filter(({state}) => state === event.state)
      .map(({id}) => id),
  );
  const own = names.map((_, seat): string[] => view.players[seat].houses.filter((site: string) => sites.has(site)));
  const counts = own.map(({length}) => length);
  const all = counts.reduce((sum, n) => sum + n, 0);
  const most = Math.max(...counts);
  const cells = counts.map((n, seat): Cell | undefined => {
    if (n === 0) return undefined;
    const above = Math.min(...counts.filter((other) => other > n));
    const doubled = own[seat]!.some((site) => view.fortresses.includes(site)) ? say('page.scored.fortress') : '';
    const how = n === most ? say('page.scored.most', {n, all}) : say('page.scored.behind', {n, above});
    return {value: points[seat]!, how: how + doubled, at: `state:${event.state}`};
  });
  return {name: stateOf(area, event.state), cells};
}

function alliance(area: Area, event: LoggedEvent['event']): Reason {
  const {say, names, persons} = area;
  const number = event.alliance as number;
  const states = alliancesOf(area)[number - 1]!.states;
  const courts = states.map((state) => ({leaders: leadersOf(area, state), n: courtOf(area, state).standing.length}));
  const shared = states.flatMap((state, i) => {
    const {leaders} = courts[i]!;
    const called = leaders.map((seat) => persons[seat]!);
    return leaders.length > 1
      ? [say('page.scored.sharedLead', {names: together(say, called), state: stateOf(area, state)})]
      : [];
  });
  const [a, b] = states.map((state) => stateOf(area, state));
  return {
    name: say('page.scored.alliance', {n: number, a: a!, b: b!}),
    cells: (event.points as number[])
      .slice(0, names.length)
      .map((value) =>
        value === 0
          ? undefined
          : {value, how: say('page.scored.emissaries', {a: courts[0]!.n, b: courts[1]!.n}), at: `alliance:${number}`},
      ),
    note: shared.length > 0 ? shared.join(' ') : undefined,
  };
}

// All roads of one player together.
function roads({say, names}: Area, events: LoggedEvent[]): Reason {
  const cells = names.map((_, seat): Cell | undefined => {
    const own = events.flatMap(({event}) => (event.kind === 'connected' && event.seat === seat ? [event] : []));
    if (own.length === 0) return undefined;
    const points = own.map((event) => event.points as number);
    const [first] = own[0]!.sites as string[];
    return {
      value: points.reduce((sum, n) => sum + n, 0),
      how: say('page.scored.road', {lengths: points.join(' + ')}),
      at: `site:${first}`,
    };
  });
  return {name: say('source.roads'), cells};
}

function notes({after, standing}: Sights, {say, names, persons}: Area): string[] {
  const tie = tieAtTop(standing);
  if (tie === undefined) return [];
  const left = (seat: Seat): number =>
    Object.values(after.players[seat].supply as Record<string, number>).reduce((sum, n) => sum + n, 0);
  const values = {
    points: standing[tie.winners[0]!]!.points,
    names: together(
      say,
      tie.winners.map((seat) => persons[seat]!),
    ),
    n: left(tie.winners[0]!),
  };
  if (tie.others.length === 0) return [say('page.scored.shared', values)];
  const others = tie.others.map((seat) => `${names[seat]} ${left(seat)}`).join(say('list.between'));
  return [say('page.scored.tie', {...values, others})];
}

function table(span: Span, sights: Sights, now: Area): Scoring {
  const area = {...now, view: sights.after};
  const events = span.events.map(({event}) => event);
  const reasons = events.flatMap((event) =>
    event.kind === 'scored' ? [houses(area, event)] : event.kind === 'allied' ? [alliance(area, event)] : [],
  );
  if (events.some(({kind}) => kind === 'connected')) reasons.push(roads(area, span.events));
  return {title: title(span, area), reasons, notes: span.name === 'end' ? notes(sights, area) : []};
}

export const scorings: Scorings = {spans, title, table};

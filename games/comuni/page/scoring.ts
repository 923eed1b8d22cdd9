// An invasion and the end of the game, reason by reason.
import type {LoggedEvent, Seat} from '@page/engine/protocol';
import type {Area, Cell, Reason, Scoring, Scorings, Span} from '@page/games';
import type {Sights} from '@page/table/look_back';
import {tieAtTop} from '@page/ui/ties';
import {together} from '@page/words';
import {CUBES, TYPES, honourPoints, invadersOf, leadOf, playerOf, type Player} from './model';

const OF_INVASION = ['invaded', 'defended', 'honoured'];

function spans(events: LoggedEvent[]): Span[] {
  const found: Span[] = [];
  for (const one of events) {
    const {kind} = one.event;
    if (kind === 'invaded') found.push({name: 'invasion', events: [one]});
    else if (kind === 'ended') found.push({name: 'end', events: [one]});
    else if (OF_INVASION.includes(kind)) found.at(-1)?.events.push(one);
  }
  // While the defences are sealed the invasion is not over.
  return found.filter(({name, events: told}) => name === 'end' || told.length > 1);
}

const title = ({name, events}: Span, {say}: Area): string =>
  say(`page.scored.${name}`, {invader: say(`invader.${events[0]!.event.invader}`)});

type Defence = Record<'seat' | 'league' | 'walls' | 'attack' | 'defence' | 'plunder', number>;

// Two who deserve a counter have sent as many to the league: what decides it.
function tieForHonour(area: Area, winner: Defence, worthy: Defence[]): string | undefined {
  const other = worthy.find(({seat, league}) => seat !== winner.seat && league === winner.league);
  if (other === undefined) return undefined;
  const fewer = playerOf(area, winner.seat).points < playerOf(area, other.seat).points;
  const values = {n: winner.league, name: area.persons[winner.seat]!};
  return area.say(fewer ? 'page.scored.tieFewer' : 'page.scored.tieLower', values);
}

function honour(area: Area, events: LoggedEvent[], sent: Defence[]): Reason {
  const honoured = events.flatMap(({event}) => (event.kind === 'honoured' ? [event] : []));
  let worthy = sent.filter(({league, plunder}) => league > 0 && plunder === 0);
  const notes: string[] = [];
  for (const event of honoured) {
    const winner = worthy.find(({seat}) => seat === event.seat)!;
    const note = tieForHonour(area, winner, worthy);
    if (note !== undefined) notes.push(note);
    worthy = worthy.filter((one) => one !== winner);
  }
  const cells = area.names.map((_, seat): Cell | undefined => {
    const event = honoured.find((one) => one.seat === seat);
    if (event === undefined) return undefined;
    const {league} = sent.find((one) => one.seat === seat)!;
    return {value: event.points as number, how: area.say('page.scored.league', {n: league})};
  });
  return {name: area.say('source.honour'), cells, note: notes.length > 0 ? notes.join(' ') : undefined};
}

function invasion(span: Span, {before}: Sights, now: Area): Reason[] {
  const area = {...now, view: before};
  const {say, names} = area;
  const {strength} = invadersOf(area).find(({id}) => id === span.events[0]!.event.invader)!;
  const sent = span.events.flatMap(({event}) => (event.kind === 'defended' ? [event as unknown as Defence] : []));
  const league = sent.reduce((sum, one) => sum + one.league, 0);
  const cells = (tell: (one: Defence) => Cell) =>
    names.map((_, seat) => {
      const one = sent.find((defence) => defence.seat === seat);
      return one && tell(one);
    });
  const walls = ({seat, walls: n, defence}: Defence) => {
    const active = seat === before.turn;
    return say(active ? 'page.scored.active' : 'page.scored.walls', {n, worth: defence - (active ? 1 : 0)});
  };
  return [
    {
      name: say('page.scored.attack'),
      measured: true,
      cells: cells(({seat, attack}) => ({
        value: attack,
        how: say('page.scored.strength', {strength, ahead: leadOf(area, seat), league}),
      })),
    },
    {
      name: say('page.scored.defence'),
      measured: true,
      cells: cells((one) => ({value: one.defence, how: walls(one)})),
    },
    {
      name: say('source.plunder'),
      cells: cells(({attack, defence, plunder}) => ({
        value: -plunder,
        how: plunder > 0 ? say('page.scored.plunder', {attack, defence}) : undefined,
      })),
    },
    honour(area, span.events, sent),
  ];
}

// For which kinds of cubes a seat gets points.
function mostCubes({edition, say}: Area, players: Player[], seat: Seat): string {
  const {most_cubes_points: most, tied_cubes_points: tied} = edition;
  const parts = CUBES.flatMap((cube) => {
    const counts = players.map(({cubes}) => cubes?.[cube] ?? 0);
    const own = counts[seat]!;
    if (own === 0 || counts.some((n) => n > own)) return [];
    const points = counts.filter((n) => n === own).length > 1 ? tied.value : most.value;
    return [say('page.scored.most', {cube: say(`cube.${cube}`), points})];
  });
  return parts.join(say('list.between'));
}

function howAtEnd(area: Area, source: string, seat: Seat): string | undefined {
  const {say, view, edition} = area;
  const player = playerOf(area, seat);
  switch (source) {
    case 'guildmasters': {
      const n = TYPES.filter((type) => view.guildmasters[type] === seat).length;
      return say('page.scored.guildmasters', {n, each: edition.guildmaster_points.value});
    }
    case 'cubes':
      return mostCubes(area, view.players, seat) || undefined;
    case 'honour':
      return player.honour?.map((counter) => honourPoints(area, counter)).join(' + ') || undefined;
    case 'lowest-type': {
      const best = TYPES.map((type) => Math.max(...player.buildings[type].map((n, i) => (n > 0 ? i + 1 : 0))));
      return say('page.scored.lowest', {n: Math.min(...best)});
    }
    default:
      return undefined;
  }
}

function table(span: Span, sights: Sights, now: Area): Scoring {
  const {say, persons} = now;
  if (span.name === 'invasion') return {title: title(span, now), reasons: invasion(span, sights, now), notes: []};
  const {standing} = sights;
  const area = {...now, view: sights.after};
  const reasons = Object.keys(standing[0]!.sources).map((source) => ({
    name: say(`source.${source}`),
    cells: standing.map(({sources}, seat) => ({value: sources[source]!, how: howAtEnd(area, source, seat)})),
  }));
  const tie = tieAtTop(standing);
  const called = (seats: Seat[]) =>
    together(
      say,
      seats.map((seat) => persons[seat]!),
    );
  const values = tie && {
    names: called(tie.winners),
    others: called(tie.others),
    points: standing[tie.winners[0]!]!.points,
  };
  return {title: title(span, now), reasons, notes: values === undefined ? [] : [say('page.scored.tie', values)]};
}

export const scorings: Scorings = {spans, title, table};

// A policy that is scored, and the final scoring in its seven steps.
import type {LoggedEvent, Seat, View} from '@page/engine/protocol';
import type {Area, Cell, Reason, Scoring, Scorings, Span} from '@page/games';
import type {Sights} from '@page/table/look_back';
import {tieAtTop, type Tie} from '@page/ui/ties';
import {listed, personName, personOf, sum} from './reading';
import {asksToShow, defenceOf, knownOf, outcome, peopleWords, powerOf, worthOf} from './worth';

type Told = LoggedEvent['event'];

// What a policy does, after it was chosen.
const OF_POLICY = [
  'showed-for',
  'showed-nothing',
  'battled',
  'scored',
  'paid-cubes',
  'removed-tiles',
  'drew-tribute',
  'returned-discs',
];
const isOfPolicy = ({kind, what}: Told): boolean =>
  OF_POLICY.includes(kind) || (kind === 'gained' && (what === 'gold' || what === 'trust'));

// In the final scoring nobody chooses.
function spans(events: LoggedEvent[]): Span[] {
  const found: Span[] = [];
  let chosen: LoggedEvent[] | undefined;
  let end: LoggedEvent[] | undefined;
  const close = () => {
    if (chosen?.some(({event}) => event.kind === 'scored')) found.push({name: 'policy', events: chosen});
    chosen = undefined;
  };
  for (const one of events) {
    const {kind} = one.event;
    const again = kind === 'scored' && chosen?.some(({event}) => event.kind === 'scored');
    if (kind === 'chose-policy') {
      close();
      chosen = [one];
    } else if (chosen !== undefined && isOfPolicy(one.event) && !again) {
      chosen.push(one);
    } else {
      close();
      if (end === undefined && ['showed-for', 'showed-nothing', 'scored', 'final-step'].includes(kind)) end = [];
      end?.push(one);
      if (kind === 'ended') {
        found.push({name: 'end', events: end ?? [one]});
        end = undefined;
      }
    }
  }
  close();
  return found;
}

const title = ({name, events}: Span, {say}: Area): string =>
  say(`page.scored.${name}`, {policy: say(`policy.${events[0]!.event.policy}`)});

// Whom a seat showed for the policy, and how its battle went.
function shown(area: Area, side: string, events: Told[], seat: Seat): string | undefined {
  const own = events.filter((event) => event.seat === seat);
  const battle = own.find(({kind}) => kind === 'battled') as
    (Told & Record<'strength' | 'defence', number>) | undefined;
  if (battle !== undefined) return outcome(area, side, battle.strength, battle.defence)[1];
  return peopleWords(area, side, showedBy(events, seat));
}

const showedBy = (events: Told[], seat: Seat): string[] =>
  events.flatMap((event) => (event.kind === 'showed-for' && event.seat === seat ? [event.person as string] : []));

// All that one side brings: what it is measured by, its points, and what follows from them.
function sideReasons(area: Area, events: Told[], before: View, name: string): Reason[] {
  const {say, names} = area;
  const scored = events.find(({kind}) => kind === 'scored')!;
  const side = scored.policy as string;
  const perSeat = (tell: (seat: Seat) => Cell | undefined) => names.map((_, seat) => tell(seat));
  const reasons: Reason[] = [];
  const battles = events.filter(({kind}) => kind === 'battled');
  if (battles.length > 0) {
    const {strength} = battles[0]! as Told & {strength: number};
    reasons.push({
      name: say('page.scored.battle', {policy: name, strength}),
      measured: true,
      cells: perSeat((seat) => {
        const own = battles.find((battle) => battle.seat === seat);
        const how = defenceOf(area, side, before, seat, showedBy(events, seat));
        return own && {value: own.defence as number, how: how[0] === own.defence ? how[1] : undefined};
      }),
    });
  }
  reasons.push({
    name,
    cells: perSeat((seat) => {
      const value = (scored.points as number[])[seat]!;
      // Nothing is said where things had changed before one could look.
      const count = asksToShow(side) ? undefined : worthOf(area, side, before, seat);
      const how = count === undefined ? shown(area, side, events, seat) : count[0] === value ? count[1] : undefined;
      return {value, how: how || undefined, at: `policy:${side}`};
    }),
  });
  for (const what of ['trust', 'gold']) {
    const gains = events.filter((event) => event.kind === 'gained' && event.what === what);
    if (gains.length === 0) continue;
    const amount = (seat: Seat) => gains.find((gain) => gain.seat === seat)?.amount as number | undefined;
    reasons.push({
      name: say(`source.${what}`),
      measured: true,
      cells: perSeat((seat) => (amount(seat) === undefined ? undefined : {value: amount(seat)!})),
    });
  }
  const paid = events.filter(({kind}) => kind === 'paid-cubes');
  const sumOf = (seat: Seat, key: string) =>
    paid.filter((one) => one.seat === seat).reduce((all, one) => all + (one[key] as number), 0);
  if (paid.length > 0) {
    reasons.push({
      name: say('page.scored.paid'),
      measured: true,
      cells: perSeat((seat) => ({value: sumOf(seat, 'cubes')})),
    });
  }
  if (paid.some(({points_lost}) => points_lost !== 0)) {
    reasons.push({
      name: say('page.scored.missing'),
      cells: perSeat((seat) => (sumOf(seat, 'points_lost') === 0 ? undefined : {value: -sumOf(seat, 'points_lost')})),
    });
  }
  return reasons;
}

// The policies of the final scoring, each with what it brought.
function sidesOf(events: Told[]): Told[][] {
  const sides: Told[][] = [[]];
  for (const event of events) {
    const last = sides.at(-1)!;
    const begins = ['showed-for', 'showed-nothing', 'battled', 'scored'].includes(event.kind);
    if (begins && last.some(({kind}) => kind === 'scored')) sides.push([event]);
    else last.push(event);
  }
  return sides.filter((side) => side.some(({kind}) => kind === 'scored'));
}

function howAtEnd(area: Area, source: string, view: View, seat: Seat): string | undefined {
  const {say} = area;
  const player = view.players[seat];
  switch (source) {
    case 'trust':
      return say('page.scored.half', {n: player.trust});
    case 'palace':
      return say('page.scored.level', {n: player.palace});
    case 'gold':
      return say('page.scored.gold', {n: player.gold});
    case 'persons': {
      const lasting = knownOf(view, seat).filter((id) =>
        Object.keys(personOf(area, id).traits).some((trait) => trait.startsWith('end_')),
      );
      return (
        listed(
          area,
          lasting.map((id) => personName(area, id)),
        ) || undefined
      );
    }
    case 'treasures': {
      const own = Object.entries(view.treasures).filter(([, holder]) => holder === seat);
      return (
        listed(
          area,
          own.map(([id]) => say(`treasure.${id}`)),
        ) || undefined
      );
    }
    default:
      return say('page.scored.tributes', {n: sum(player.tributes)});
  }
}

// More persons, then the highest power, then the smaller order tile.
function whyAhead(area: Area, view: View, {winners, others}: Tie): string {
  const {say, names} = area;
  const highest = (seat: Seat) => Math.max(0, ...knownOf(view, seat).map((id) => powerOf(area, view, seat, id)));
  const measures: [string, (seat: Seat) => number][] = [
    ['persons', (seat) => knownOf(view, seat).length],
    ['power', highest],
    ['order', (seat) => view.players[seat].order],
  ];
  const [winner] = winners;
  const [by, measure] = measures.find(([, of]) => others.some((seat) => of(seat) !== of(winner!))) ?? measures[2]!;
  const behind = others.map((seat) => `${names[seat]} ${measure(seat)}`);
  return say(`page.scored.${by}`, {n: measure(winner!), others: listed(area, behind)});
}

function finale(span: Span, {before, after, standing}: Sights, area: Area): Scoring {
  const {say, names} = area;
  const events = span.events.map(({event}) => event);
  const step = (n: number, name: string) => say('page.scored.step', {n, name});
  const policies = sidesOf(events.filter(isOfPolicy)).flatMap((side) => {
    const {policy} = side.find(({kind}) => kind === 'scored')!;
    return sideReasons(area, side, before, step(1, say(`policy.${policy}`)));
  });
  const rest = events
    .filter(({kind}) => kind === 'final-step')
    .map(({source, points}, i): Reason => {
      const cells = names.map((_, seat) => ({
        value: (points as number[])[seat]!,
        how: howAtEnd(area, source as string, after, seat),
      }));
      return {name: step(i + 2, say(`source.${source}`)), cells};
    });
  const tie = tieAtTop(standing);
  const notes =
    tie === undefined || tie.others.length === 0
      ? []
      : [
          say('page.scored.tie', {
            names: area.persons[tie.winners[0]!]!,
            points: standing[tie.winners[0]!]!.points,
            why: whyAhead(area, after, tie),
          }),
        ];
  return {title: title(span, area), reasons: [...policies, ...rest], notes};
}

function table(span: Span, sights: Sights, area: Area): Scoring {
  if (span.name === 'end') return finale(span, sights, area);
  const events = span.events.map(({event}) => event);
  const name = area.say(`policy.${events[0]!.policy}`);
  return {title: title(span, area), reasons: sideReasons(area, events, sights.before, name), notes: []};
}

export const scorings: Scorings = {spans, title, table};

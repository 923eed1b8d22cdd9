// The end, in cards and nobles, and who won a tie.
import type {LoggedEvent} from '@page/engine/protocol';
import type {Area, Scoring, Scorings, Span} from '@page/games';
import type {Sights} from '@page/table/look_back';
import {tieAtTop} from '@page/ui/ties';
import {together} from '@page/words';

const spans = (events: LoggedEvent[]): Span[] =>
  events.filter(({event}) => event.kind === 'ended').map((one) => ({name: 'end', events: [one]}));

const title = (_: Span, {say}: Area): string => say('page.scored.end');

function notes({after, standing}: Sights, {say, names, persons}: Area): string[] {
  const tie = tieAtTop(standing);
  if (tie === undefined) return [];
  const winners = tie.winners.map((seat) => persons[seat]!);
  const values = {
    names: together(say, winners),
    points: standing[tie.winners[0]!]!.points,
    n: after.players[tie.winners[0]!].bought.length,
  };
  if (tie.others.length === 0) return [say('page.scored.shared', values)];
  const others = tie.others.map((seat) => `${names[seat]} ${after.players[seat].bought.length}`);
  return [say('page.scored.tie', {...values, others: others.join(say('list.between'))})];
}

function table(_: Span, sights: Sights, area: Area): Scoring {
  const {say} = area;
  const {after, standing} = sights;
  const reason = (source: 'cards' | 'nobles', held: 'bought' | 'nobles') => ({
    name: say(`source.${source}`),
    cells: area.names.map((_, seat) => ({
      value: standing[seat]!.sources[source]!,
      how: say(`page.scored.${source}`, {n: after.players[seat][held].length}),
    })),
  });
  return {
    title: title(_, area),
    reasons: [reason('cards', 'bought'), reason('nobles', 'nobles')],
    notes: notes(sights, area),
  };
}

export const scorings: Scorings = {spans, title, table};

// A bid in the making: buttons from nothing to all that one has, in gold and in pilgrims that stand for
// it. Which of them can be, the legal decisions say.
import type {Area} from '@page/games';
import {usePointing} from '@page/ui/pointing';
import {columnName} from './columns';
import {CubeGlyph} from './glyphs';
import {PAIR, columnsOf, playerOf, type Cube} from './model';
import {valueOf} from './worth';

// The column for which one bids now; undefined where one does something else.
export function useBidColumn(area: Area): number | undefined {
  const {touched} = usePointing();
  if (touched('do:bid') === 0) return undefined;
  const at = columnsOf(area).findIndex((_, index) => touched(`column:${index + 1}`) > 0);
  return at < 0 ? undefined : at;
}

function Amount({column, cube, n}: {column: number; cube: Cube; n: number}) {
  const pointing = usePointing();
  const piece = `bid:${column + 1}:${cube}:${n}`;
  const chosen = pointing.touched(`own:${cube}`) === n;
  const can = chosen || pointing.can(`own:${cube}`, n);
  return (
    <button
      data-piece={piece}
      class={`piece comuni-amount ${chosen ? 'staged' : can ? 'can' : ''}`}
      aria-pressed={chosen}
      aria-disabled={!can}
      aria-label={pointing.label(piece)}
      onClick={() => (can ? pointing.set(`own:${cube}`, n) : pointing.ask(piece))}
    >
      {n}
    </button>
  );
}

function Amounts({column, cube, most, step}: {column: number; cube: Cube; most: number; step: number}) {
  const counts = Array.from({length: Math.floor(most / step) + 1}, (_, i) => i * step);
  return (
    <span class="comuni-amounts">
      <CubeGlyph cube={cube} size={24} />
      {counts.map((n) => (
        <Amount key={n} {...{column, cube, n}} />
      ))}
    </span>
  );
}

export function Bidding({area, column}: {area: Area; column: number}) {
  const {touched} = usePointing();
  const {gold, pilgrim} = playerOf(area, area.seat).cubes!;
  const value = valueOf({gold: touched('own:gold'), pilgrim: touched('own:pilgrim')});
  return (
    <div class="comuni-bidding" role="group" aria-label={area.say('page.bidding', {column: columnName(area, column)})}>
      <span class="comuni-bidding-title">{area.say('page.bidFor', {n: column + 1})}</span>
      <Amounts column={column} cube="gold" most={gold} step={1} />
      {pilgrim >= PAIR && <Amounts column={column} cube="pilgrim" most={pilgrim} step={PAIR} />}
      {pilgrim >= PAIR && <b class="comuni-bidding-value">= {value}</b>}
    </div>
  );
}

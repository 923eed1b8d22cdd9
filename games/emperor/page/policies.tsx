// The seven policies as hanging scrolls: what the side scores that shows, and below the fold the other one.
import type {ComponentChildren} from 'preact';
import {useEffect, useRef} from 'preact/hooks';
import type {Area} from '@page/games';
import {settings} from '@page/settings';
import {about} from '@page/ui/about';
import {Piece} from '@page/ui/pointing';
import {Formula, Glyph} from './glyphs';
import {listed, type Components} from './reading';

export const PAIRS = [
  ['centralization', 'decentralization'],
  ['legalism', 'confucianism'],
  ['extravagance', 'frugality'],
  ['defence', 'expedition'],
  ['meritocracy', 'lineage'],
  ['book-burning', 'book-preservation'],
  ['tour', 'parade'],
];

export const backOf = (side: string): string =>
  PAIRS.flatMap(([a, b]) => (a === side ? [b!] : b === side ? [a!] : []))[0]!;

type Values = Record<string, any>;

const scholars =
  (tile: string) =>
  ({by_tiles: [, ...points], trust_each: trust, removes}: Values) => [
    `{${tile}} ${points.map((_: number, i: number) => i + 1).join('·')}`,
    `→ ${points.join('·')}{vp}`,
    `{${tile}}+${trust}{trust} −${removes}{${tile}}`,
  ];

const fight = ({per_length: length, per_cube: cube, win_points: won, win_pays: pays, lose_pays: loses}: Values) => [
  `${length > 1 ? length : ''}{greatwall}${cube ? '+{cube}' : ''}+{shield}≥{xiongnu}`,
  `✓ {xiongnu}+${won}{vp} −${pays}{cube}`,
  `✗ ½{vp} −${loses}{cube}`,
];

const carriages = (sign: string, table: string) => (values: Values) => {
  const points: number[] = values[table];
  const first = points.findIndex((n) => n > 0);
  return [
    `{carriage} → ${values.each}{vp}`,
    `${points
      .slice(first)
      .map((_, i) => sign + (first + i))
      .join(' ')}`,
    `→ ${points.slice(first).join('·')}{vp}`,
  ];
};

const FORMULAS: Record<string, (values: Values) => string[]> = {
  centralization: ({per_cube: n, most_pays: pays, most_gold: gold}) => [
    `{cube} → ${n}{vp}`,
    `{most} −${pays}{cube} +${gold}{gold}`,
  ],
  decentralization: ({per_land: n}) => [`{land} → ${n}{vp}`],
  legalism: scholars('legalist'),
  confucianism: scholars('confucian'),
  extravagance: ({per_canal: canal, per_length: length}) => [
    `{canal} → ${canal}{vp}`,
    `{greatwall} → ${length}{vp}`,
    '{canal} = {land}',
  ],
  frugality: ({tributes: n}) => [`{score} → ${n}{tribute}`],
  defence: fight,
  expedition: fight,
  meritocracy: ({persons, per_power: n}) => [`≤${persons}{person}`, `{power} → ${n}{vp}`],
  lineage: ({per_relative: n}) => [`{blood} → ${n}{vp}`],
  'book-burning': ({without_books: n}) => [`0{book} → ${n}{vp}`, '{book} → ✕'],
  'book-preservation': ({per_book: n, tributes}) => [`{book} → ${n}{vp}`, `{book} → ✕ +${tributes}{tribute}`],
  tour: carriages('≠', 'by_kinds'),
  parade: carriages('=', 'by_alike'),
};

const valuesOf = (area: Components, side: string): Values => area.edition.policies.value[side];

// What a side scores, in words.
export function scores(area: Components, side: string): string {
  const values = Object.entries(valuesOf(area, side)).map(([key, value]) => [
    key,
    Array.isArray(value)
      ? listed(
          area,
          value.filter((n) => n > 0),
        )
      : (value as number),
  ]);
  return area.say(`page.scores.${side}`, Object.fromEntries(values));
}

export const sideWords = (area: Components, side: string): string =>
  listed(area, [area.say(`policy.${side}`), scores(area, side)]);

export function backWords(area: Components, side: string): string {
  const back = backOf(side);
  return area.say('page.back', {
    policy: area.say(`policy.${back}`),
    scores: scores(area, back),
  });
}

export function policyWords(area: Area, side: string): string {
  const policy = area.view.policies.find((one: {side: string}) => one.side === side);
  const parts = [sideWords(area, side)];
  if (policy?.disc) parts.push(area.say('page.disc'));
  if (policy?.tributes > 0) parts.push(area.say('page.under', {n: policy.tributes}));
  return listed(area, parts);
}

// What it scores, in signs.
export const formulasOf = (area: Components, side: string): string[] => FORMULAS[side]!(valuesOf(area, side));

function Side({area, side, size}: {area: Components; side: string; size: number}) {
  return (
    <>
      <b class="emperor-policy">{area.say(`policy.${side}`)}</b>
      {formulasOf(area, side).map((text) => (
        <Formula text={text} size={size} key={text} />
      ))}
    </>
  );
}

// The side that shows above the fold, the other one below.
export function Sides({area, side}: {area: Components; side: string}) {
  return (
    <>
      <div class="emperor-front">
        <Side area={area} side={side} size={16} />
      </div>
      <div class="emperor-back">
        <Side area={area} side={backOf(side)} size={14} />
      </div>
    </>
  );
}

export function Disc({size}: {size: number}) {
  return (
    <svg class="emperor-disc" viewBox="0 0 24 24" style={{'--size': size}} aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="#b3271d" stroke="#fff" stroke-width="1.5" />
      <path d="M6.5 12.5 10.5 16.5 17.5 8" fill="none" stroke="#fff" stroke-width="2.5" />
    </svg>
  );
}

// The scroll is seen to turn when its other side comes up.
function useTurning(side: string) {
  const paper = useRef<HTMLDivElement>(null);
  const before = useRef(side);
  useEffect(() => {
    if (before.current === side) return;
    before.current = side;
    if (settings.value.motion) {
      paper.current?.animate([{transform: 'rotateY(90deg)'}, {transform: 'none'}], {duration: 280, easing: 'ease-out'});
    }
  }, [side]);
  return paper;
}

function Scroll({
  area,
  policy: {side, disc, tributes},
}: {
  area: Area;
  policy: {side: string; disc: boolean; tributes: number};
}) {
  const paper = useTurning(side);
  return (
    <Piece of={`policy:${side}`} extra={`emperor-scroll ${disc ? 'emperor-done' : ''}`}>
      <div class="emperor-paper" ref={paper}>
        <Sides area={area} side={side} />
      </div>
      {disc && <Disc size={20} />}
      {tributes > 0 && (
        <span class="emperor-under">
          <Glyph name="tribute" size={16} />
          {tributes}
        </span>
      )}
    </Piece>
  );
}

export const DECREES = ['flip', 'tribute'];

export const DecreeFace = ({area, tile}: {area: Components; tile: string}) => (
  <Formula text={`{score} {${tile}} ${area.edition.decree_points.value}{vp}`} size={18} />
);

export function Decrees({area}: {area: Area}) {
  const {view, say, edition} = area;
  const trust = edition.decree_trust.value[Math.min(view.round, edition.rounds.value) - 1];
  const now = view.pending.find((one: {what: string}) => one.what === 'parts');
  return (
    <div class="emperor-decrees">
      <span class="emperor-tag" role="img" aria-label={say('page.decreeTrust', {n: trust})} {...about('decrees')}>
        {say('board.decrees')} <Formula text={`−${trust}{trust}`} size={14} />
      </span>
      {DECREES.map((tile) => {
        const state = now?.tile === tile ? 'emperor-now' : view.decrees.includes(tile) ? '' : 'emperor-used';
        return (
          <Piece of={`decree:${tile}`} key={tile} extra={`emperor-decree ${state}`}>
            <DecreeFace area={area} tile={tile} />
          </Piece>
        );
      })}
    </div>
  );
}

export const decreeWords = (area: Components, tile: string): string =>
  area.say('page.decree', {
    decree: area.say(`decree.${tile}`, {n: area.edition.decree_points.value}),
  });

// `children`: what lies beside the scrolls.
export function Policies({area, children}: {area: Area; children: ComponentChildren}) {
  return (
    <div class="emperor-scrolls">
      <div class="emperor-tokens">{children}</div>
      {area.view.policies.map((policy: {side: string; disc: boolean; tributes: number}) => (
        <Scroll area={area} policy={policy} key={[policy.side, backOf(policy.side)].sort().join()} />
      ))}
    </div>
  );
}

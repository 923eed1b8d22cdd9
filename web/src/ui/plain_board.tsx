// The table of a game that has no board of its own yet: what the view says, member by member, with
// components as chips. What can be decided is pointed at in the tray.
import type {ComponentChildren} from 'preact';
import type {Area, Cover, GamePage} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {usePointing} from './pointing';
import {CoverPicture} from './picture';

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// What the game's words say of it; or else its name, which says something too.
function word({say}: Area, key: string, otherwise: string, values = {}): string {
  const said = say(`page.${key}`, values);
  return said === `page.${key}` ? otherwise.replaceAll('_', ' ') : said;
}

// The component of this name in the edition, wherever it is listed.
function rowOf(edition: unknown, name: string): Members | undefined {
  if (Array.isArray(edition)) {
    const row = edition.find((one) => isObject(one) && one.id === name);
    return row ?? edition.map((one) => rowOf(one, name)).find((one) => one !== undefined);
  }
  return isObject(edition) ? rowOf(Object.values(edition), name) : undefined;
}

// What is printed on it, as far as a number or a word can say it.
function printed(area: Area, name: string): string {
  return Object.entries(rowOf(area.edition, name) ?? {})
    .filter(([key, value]) => !['id', 'source'].includes(key) && ['number', 'string'].includes(typeof value))
    .map(([key, value]) => word(area, `printed.${key}`, `${key} ${value}`, {n: value}))
    .join(', ');
}

function Chip({area, name}: {area: Area; name: string}) {
  const pointing = usePointing();
  const marks = ['plain-chip', pointing.lit(name) && 'lit', pointing.fresh(name) && 'fresh'];
  const more = printed(area, name);
  return (
    <span class={marks.filter(Boolean).join(' ')} data-flip={name}>
      <b>{name}</b>
      {more !== '' && <small> {more}</small>}
    </span>
  );
}

function Value({area, value}: {area: Area; value: unknown}): ComponentChildren {
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return value.map((one, i) => (
      <span class={isObject(one) || Array.isArray(one) ? 'plain-group' : ''} key={i}>
        <Value area={area} value={one} />
      </span>
    ));
  }
  if (isObject(value)) return <Facts area={area} members={value} />;
  if (typeof value === 'string') return <Chip area={area} name={value} />;
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return value === null || value === undefined ? '–' : String(value);
}

function Facts({area, members}: {area: Area; members: Members}) {
  return (
    <dl class="plain-facts">
      {Object.entries(members).map(([key, value]) => (
        <div key={key}>
          <dt>{word(area, `member.${key}`, key)}</dt>
          <dd>
            <Value area={area} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

// What the shell shows by itself: whose turn it is, and who sits where.
const SHOWN = ['game', 'seats', 'turn', 'players', 'undeclared'];

function Table(area: Area) {
  const members = Object.entries(area.view as Members).map(([key, value]): [string, unknown] =>
    key === 'first' && typeof value === 'number' ? [key, area.names[value]] : [key, value],
  );
  return (
    <div class="plain-table" tabIndex={0}>
      <Facts area={area} members={Object.fromEntries(members.filter(([key]) => !SHOWN.includes(key)))} />
    </div>
  );
}

function Player({owner, ...area}: Area & {owner: Seat}) {
  return (
    <div class="plain-player" tabIndex={0}>
      <Facts area={area} members={area.view.players?.[owner] ?? {}} />
    </div>
  );
}

function label(piece: string, area: Area): string {
  const [kind = '', name = ''] = piece.split(':');
  if (kind === 'do') return word(area, `do.${name}`, name);
  const called = word(area, `piece.${kind}`, `${kind} ${name}`.trim(), {name});
  const more = printed(area, name);
  return more === '' ? called : `${called} (${more})`;
}

export const plainBoard: GamePage = {
  Table,
  Mine: Player,
  Other: Player,
  label,
  tray: /^(?!do:)/,
  attempt: () => undefined,
  paragraph: () => 'turn',
};

function Picture() {
  return (
    <CoverPicture>
      <rect width="400" height="170" fill="#3d4a52" />
      {[-2, -1, 0, 1, 2].map((place) => (
        <g key={place} transform={`translate(${200 + 44 * place} ${100 + 5 * place * place}) rotate(${9 * place})`}>
          <rect x="-30" y="-44" width="60" height="88" rx="6" fill="#fbf8f1" stroke="#2a2622" />
          <circle r="13" fill="none" stroke="#9a3b26" stroke-width="4" />
        </g>
      ))}
    </CoverPicture>
  );
}

export const plainCover: Cover = {Picture};

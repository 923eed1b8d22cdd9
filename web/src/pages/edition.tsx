// The components of a game as tables, with their sources; what was reconstructed is marked.
import type {ComponentChildren, JSX} from 'preact';
import {useState} from 'preact/hooks';
import {coverOf, editionNames, loadEdition, loadPage, loadWords} from '@page/games';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {find, sayFrom, type Words} from '@page/text';
import {Header} from '@page/ui/header';
import {useLoaded} from '@page/ui/loaded';
import {useT, type Key} from '@page/words';

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Values come with their sources: {"value": ..., "source": ...}, also within a component.
const isSourced = (value: unknown): value is {value: unknown; source: string} =>
  isObject(value) && 'value' in value && typeof value.source === 'string';
const plain = (value: unknown): unknown => (isSourced(value) ? value.value : value);
const isReconstructed = (source: unknown): boolean => typeof source === 'string' && /reconstruct|inferred/.test(source);

// What the members and the values of an edition file are called: by a word of the page for them, or by
// one of the game's own. A value without either is a code.
interface Names {
  words: Words;
  groups: string[];
}

const nameOf = ({words, groups}: Names, value: string): string | undefined =>
  groups.map((group) => find(words, `${group}.${value}`)).find((name) => name !== undefined);

function headingOf(names: Names, key: string): string {
  if (/^\d+$/.test(key)) return key;
  return find(names.words, `page.printed.${key}`) ?? nameOf(names, key) ?? key.replaceAll('_', ' ');
}

const Code = ({children}: {children: string}) => <small class="code">{children}</small>;

function parted(parts: ComponentChildren[], by: string): ComponentChildren {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [by, part]));
}

// `listed`: one of several, such as a road, from here to there.
function short(names: Names, given: unknown, listed = false): ComponentChildren {
  const value = plain(given);
  if (Array.isArray(value)) {
    const several = value.every(Array.isArray);
    const parts = value.map((one) => short(names, one, several));
    return parted(parts, several ? ', ' : listed ? ' – ' : ' ');
  }
  if (isObject(value)) {
    const parts = Object.entries(value).map(([key, one]) => [`${headingOf(names, key)}: `, short(names, one)]);
    return parted(parts, ' · ');
  }
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'string') return nameOf(names, value) ?? <Code>{value}</Code>;
  return value === null || value === undefined ? '' : String(value);
}

// With its name, if it has one.
function idOf(names: Names, id: string): ComponentChildren {
  return parted([nameOf(names, id), <Code>{id}</Code>].filter(Boolean), ' ');
}

// A list of things of one kind is a table: a row each, a column for each of their members.
function rowsOf(value: unknown): Members[] | undefined {
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) return value;
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length < 3 || !entries.every(([, one]) => isObject(one))) return undefined;
  return entries.map(([id, one]) => ({id, ...(one as Members)}));
}

function ListTable({rows, title, names}: {rows: Members[]; title: string; names: Names}) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => column !== 'source');
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{headingOf(names, column)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr class={isReconstructed(row.source) ? 'reconstructed' : ''}>
              {columns.map((column) => {
                const cell = row[column];
                return (
                  <td class={isSourced(cell) && isReconstructed(cell.source) ? 'reconstructed' : ''}>
                    {column === 'id' ? idOf(names, String(cell)) : short(names, cell)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Its first word says what kind of source it is; the rest is as it was noted.
function Source({source}: {source: string}) {
  const t = useT();
  const [, kind, rest] = source.match(/^(rulebook|reconstructed|public|ruling|inferred)?(.*)$/)!;
  return (
    <p class="facts">
      {t('edition.source')}: {kind !== undefined && t(`edition.sources.${kind}` as Key)}
      {rest !== '' && <small lang="en">{rest}</small>}
    </p>
  );
}

function Part({name, value, names}: {name: string; value: unknown; names: Names}): JSX.Element {
  const title = headingOf(names, name);
  const source = isSourced(value) ? value.source : '';
  const rows = rowsOf(plain(value));
  return (
    <section>
      <h3 class={isReconstructed(source) ? 'reconstructed' : ''}>{title}</h3>
      {source !== '' && <Source source={source} />}
      {rows === undefined ? <p>{short(names, value)}</p> : <ListTable rows={rows} title={title} names={names} />}
    </section>
  );
}

export function EditionPage({game}: {game: string}) {
  const t = useT();
  const {language} = useSignal(settings);
  const {Picture} = coverOf(game);
  const [name, setName] = useState('standard');
  const words = useLoaded(() => loadWords(game, language), [game, language]);
  const edition = useLoaded(() => loadEdition(game, name), [game, name]);
  const page = useLoaded(() => loadPage(game), [game]);
  if (words === undefined || edition === undefined || page === undefined) return <p class="loading">{t('loading')}</p>;
  const names = {words, groups: page.printedNames ?? []};
  return (
    <div class="page edition" data-game={game}>
      <Header title={t('edition.title', {game: find(words, 'title')!})} />
      <main>
        <div class="new-picture">
          <Picture />
        </div>
        {editionNames(game).length > 1 && (
          <label class="option">
            {t('edition.which')}
            <select value={name} onChange={(event) => setName(event.currentTarget.value)}>
              {editionNames(game).map((one) => (
                <option value={one}>{t(`new.editionName.${one}` as Key)}</option>
              ))}
            </select>
          </label>
        )}
        {page.Gallery !== undefined && (
          <section class="gallery">
            <page.Gallery edition={edition} say={sayFrom(words)} />
          </section>
        )}
        <p class="note">
          <span class="reconstructed">{t('edition.reconstructed')}</span> {t('edition.reconstructedNote')}
        </p>
        {Object.entries(edition as Record<string, unknown>)
          .filter(([key]) => !['name', 'game'].includes(key))
          .map(([key, value]) => (
            <Part key={key} name={key} value={value} names={names} />
          ))}
      </main>
    </div>
  );
}

// The components of a game as tables, with their sources; what was reconstructed is marked.
import type {JSX} from 'preact';
import {useState} from 'preact/hooks';
import {coverOf, editionNames, loadEdition, loadPage, loadWords} from '@page/games';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {find, sayFrom} from '@page/text';
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

function short(given: unknown): string {
  const value = plain(given);
  if (Array.isArray(value)) return value.map(short).join(' ');
  if (isObject(value))
    return Object.entries(value)
      .map(([key, one]) => `${key} ${short(one)}`)
      .join(', ');
  return value === null || value === undefined ? '' : String(value);
}

// A list of things of one kind is a table: a row each, a column for each of their members.
function rowsOf(value: unknown): Members[] | undefined {
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) return value;
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length < 3 || !entries.every(([, one]) => isObject(one))) return undefined;
  return entries.map(([id, one]) => ({id, ...(one as Members)}));
}

function ListTable({rows, title}: {rows: Members[]; title: string}) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => column !== 'source');
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column.replaceAll('_', ' ')}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr class={isReconstructed(row.source) ? 'reconstructed' : ''}>
              {columns.map((column) => {
                const cell = row[column];
                return (
                  <td class={isSourced(cell) && isReconstructed(cell.source) ? 'reconstructed' : ''}>{short(cell)}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Part({name, value}: {name: string; value: unknown}): JSX.Element {
  const t = useT();
  const title = name.replaceAll('_', ' ');
  const source = isSourced(value) ? value.source : '';
  const rows = rowsOf(plain(value));
  return (
    <section>
      <h3 class={isReconstructed(source) ? 'reconstructed' : ''}>{title}</h3>
      {source !== '' && (
        <p class="facts">
          {t('edition.source')}: {source}
        </p>
      )}
      {rows === undefined ? <p>{short(value)}</p> : <ListTable rows={rows} title={title} />}
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
            <Part name={key} value={value} />
          ))}
      </main>
    </div>
  );
}

// The components of a game as tables, with their sources; what was reconstructed is marked.
import type {JSX} from 'preact';
import {useState} from 'preact/hooks';
import {coverOf, editionNames, loadEdition, loadWords} from '@page/games';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {find} from '@page/text';
import {Header} from '@page/ui/header';
import {useLoaded} from '@page/ui/loaded';
import {useT, type Key} from '@page/words';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(' ');
  if (isObject(value)) return Object.entries(value).map(([key, one]) => `${key} ${short(one)}`).join(', ');
  return value === null ? '' : String(value);
}

// A list of things of one kind is a table: a row each, a column for each of their members.
function ListTable({rows}: {rows: Record<string, unknown>[]}) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <div class="scroll" tabIndex={0}><table>
      <thead><tr>{columns.map((column) => <th>{column}</th>)}</tr></thead>
      <tbody>{rows.map((row) => (
        <tr class={/reconstruct/i.test(short(row.source)) ? 'reconstructed' : ''}>
          {columns.map((column) => <td>{short(row[column])}</td>)}</tr>))}</tbody>
    </table></div>
  );
}

function Part({name, value}: {name: string; value: unknown}): JSX.Element {
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) {
    return <section><h3>{name}</h3><ListTable rows={value} /></section>;
  }
  if (isObject(value) && Object.values(value).length > 0 && Object.values(value).every(isObject)) {
    const rows = Object.entries(value).map(([key, one]) => ({name: key, ...(one as Record<string, unknown>)}));
    return <section><h3>{name}</h3><ListTable rows={rows} /></section>;
  }
  return <section><h3>{name}</h3><p>{short(value)}</p></section>;
}

export function EditionPage({game}: {game: string}) {
  const t = useT();
  const {language} = useSignal(settings);
  const {Picture} = coverOf(game);
  const [name, setName] = useState('standard');
  const words = useLoaded(() => loadWords(game, language), [game, language]);
  const edition = useLoaded(() => loadEdition(game, name), [game, name]);
  if (words === undefined || edition === undefined) return <p class="loading">{t('loading')}</p>;
  return (
    <div class="page edition" data-game={game}>
      <Header title={t('edition.title', {game: find(words, 'title')!})} />
      <main>
        <div class="new-picture"><Picture /></div>
        {editionNames(game).length > 1 && (
          <label class="option">{t('edition.which')}
            <select value={name} onChange={(event) => setName(event.currentTarget.value)}>
              {editionNames(game).map((one) => <option value={one}>{t(`new.editionName.${one}` as Key)}</option>)}
            </select></label>)}
        <p class="note"><span class="reconstructed">{t('edition.reconstructed')}</span> {t('edition.reconstructedNote')}</p>
        {Object.entries(edition as Record<string, unknown>).filter(([key]) => !['name', 'game'].includes(key))
          .map(([key, value]) => <Part name={key} value={value} />)}
      </main>
    </div>
  );
}

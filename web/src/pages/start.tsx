// The first page: the games, and those that were left.
import {useState} from 'preact/hooks';
import {coverOf, gameIds, hasGuide, loadWords, seatsOf} from '@page/games';
import type {RecordLine} from '@page/engine/protocol';
import {namesOf, onlyPerson} from '@page/persons';
import {go, href} from '@page/route';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {forget, newId, save, savedGames, unreadable, type Saved} from '@page/table/saved';
import {find, type Words} from '@page/text';
import {Header} from '@page/ui/header';
import {useLoaded} from '@page/ui/loaded';
import {useT} from '@page/words';

function GameCard({id, words}: {id: string; words: Words | undefined}) {
  const t = useT();
  const {Picture, minutes} = coverOf(id);
  const seats = seatsOf(id);
  const title = words === undefined ? '' : find(words, 'title')!;
  return (
    <article class="game-card" data-game={id}>
      <a href={href('new', id)} class="game-picture" aria-hidden="true" tabIndex={-1}>
        <Picture />
      </a>
      <div class="game-text">
        <h2>{title}</h2>
        <p class="facts">
          {t('seats', {n: `${seats[0]}–${seats[1]}`})}
          {minutes !== undefined && ` · ${t('minutes', {least: minutes[0], most: minutes[1]})}`}
        </p>
        <p>{words === undefined ? '' : find(words, 'about')}</p>
        <p class="actions">
          <a class="button strong" href={href('new', id)} data-do={`new-${id}`}>
            {t('start.play')}
          </a>
          {hasGuide(id) && (
            <a class="button" href={href('guide', id)}>
              {t('start.learn')}
            </a>
          )}
          <a class="button plain" href={href('rules', id)}>
            {t('start.rules')}
          </a>
          <a class="button plain" href={href('edition', id)}>
            {t('start.edition')}
          </a>
        </p>
      </div>
    </article>
  );
}

function SavedGame({game, title, removed}: {game: Saved; title: string; removed: () => void}) {
  const t = useT();
  const {language} = useSignal(settings);
  const when = new Date(game.when).toLocaleString(language, {dateStyle: 'medium', timeStyle: 'short'});
  const moves = game.record.filter((line) => 'move' in line).length;
  return (
    <li>
      <a class="button" href={href(game.finished ? 'replay' : 'play', game.id)}>
        {t(game.finished ? 'start.look' : 'start.continue')}
      </a>
      <span class="saved-text">
        <strong>{title}</strong>{' '}
        {namesOf(game.setup.players, onlyPerson(game.setup.players), t).join(t('list.between'))}
        <small>
          {when} · {t('start.moves', {n: moves})}
          {game.finished ? ` · ${t('start.finished')}` : ''}
        </small>
      </span>
      <button
        class="close"
        aria-label={t('start.remove')}
        onClick={() => {
          forget(game.id);
          removed();
        }}
      >
        ×
      </button>
    </li>
  );
}

// A record from a file becomes a game that was left, or one to look at.
async function open(file: File): Promise<void> {
  const record = (await file.text())
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as RecordLine);
  const head = record[0] as any;
  if (!gameIds.includes(head?.game) || !Array.isArray(head.players)) throw new Error(file.name);
  const id = newId();
  const finished = record.some((line) => 'end' in line);
  save({
    id,
    record,
    finished,
    when: file.lastModified,
    setup: {
      game: head.game,
      options: head.options ?? {},
      edition: head.edition?.name ?? 'standard',
      players: head.players.map((name: string, seat: number) =>
        seat === 0 ? {who: 'me', name} : {who: 'bot', name, level: 'medium'},
      ),
    },
  });
  go('replay', id);
}

export function StartPage() {
  const t = useT();
  const {language} = useSignal(settings);
  const [saved, setSaved] = useState(savedGames());
  const [bad, setBad] = useState(unreadable());
  const [trouble, setTrouble] = useState('');
  const words = useLoaded(
    async () => new Map(await Promise.all(gameIds.map(async (id) => [id, await loadWords(id, language)] as const))),
    [language],
  );
  return (
    <div class="page start">
      <Header title={t('title')} />
      <main>
        <p class="slogan">{t('slogan')}</p>
        {saved.length > 0 && (
          <section class="saved">
            <h2>{t('start.left')}</h2>
            <ul>
              {saved.map((game) => (
                <SavedGame
                  key={game.id}
                  game={game}
                  removed={() => setSaved(savedGames())}
                  title={find(words?.get(game.setup.game) ?? {}, 'title') ?? game.setup.game}
                />
              ))}
            </ul>
          </section>
        )}
        {bad.length > 0 && (
          <p class="unreadable">
            {t('start.unreadable', {n: bad.length})}{' '}
            <button
              class="button"
              onClick={() => {
                bad.forEach(forget);
                setBad(unreadable());
              }}
            >
              {t('start.removeUnreadable', {n: bad.length})}
            </button>
          </p>
        )}
        <section class="games">
          {gameIds.map((id) => (
            <GameCard key={id} id={id} words={words?.get(id)} />
          ))}
        </section>
        <section class="open-record">
          <label class="button">
            {t('start.load')}
            <input
              type="file"
              accept=".jsonl"
              class="hidden-input"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file !== undefined)
                  open(file).catch((error) => setTrouble(t('start.badRecord', {why: error.message})));
              }}
            />
          </label>
          <p role="alert">{trouble}</p>
        </section>
      </main>
      <footer>
        <a href="./NOTICES.txt" target="_blank" rel="noopener">
          {t('start.licenses')}
        </a>
      </footer>
    </div>
  );
}

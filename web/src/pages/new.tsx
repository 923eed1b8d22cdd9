// Before a game: who sits where, and how it is played.
import {useState} from 'preact/hooks';
import {LEVELS, type Level} from '@page/engine/protocol';
import {coverOf, editionNames, loadWords, optionsOf, seatsOf} from '@page/games';
import {go} from '@page/route';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {setUp} from '@page/table/open';
import {newSeed, readSeed} from '@page/table/seed';
import type {Player} from '@page/table/table';
import {find, type Words} from '@page/text';
import {Header} from '@page/ui/header';
import {useLoaded} from '@page/ui/loaded';
import {SeatMark} from '@page/ui/seat';
import {useT, type Key, type T} from '@page/words';

type Sitting = 'me' | 'friend' | Level;

// Who sits there before a name was typed. Bots are called like people of the game's world; the seed
// says which, so the same deal has the same players.
function playerOf(sitting: Sitting, seat: number, seed: number, words: Words, t: T): Player {
  if (sitting === 'me') return {who: 'me', name: ''};
  if (sitting === 'friend') return {who: 'friend', name: t('new.friendName', {n: seat + 1})};
  const names = find(words, 'page.bots')!.split('|');
  return {who: 'bot', name: names[(seed + seat) % names.length]!, level: sitting};
}

function SeatRow({
  seat,
  sitting,
  name,
  choose,
  rename,
}: {
  seat: number;
  sitting: Sitting;
  name: string;
  choose: (sitting: Sitting) => void;
  rename: (name: string) => void;
}) {
  const t = useT();
  const label = t('new.seat', {n: seat + 1});
  return (
    <li class="seat-row">
      <SeatMark seat={seat} size={24} />
      <select aria-label={label} value={sitting} onChange={(event) => choose(event.currentTarget.value as Sitting)}>
        <option value="me">{t('new.me')}</option>
        <option value="friend">{t('new.friend')}</option>
        {LEVELS.map((level) => (
          <option value={level}>{t(`new.level.${level}`)}</option>
        ))}
      </select>
      <input
        aria-label={`${label}: ${t('new.name')}`}
        value={name}
        placeholder={sitting === 'me' ? t('new.me') : undefined}
        maxLength={16}
        onInput={(event) => rename(event.currentTarget.value)}
      />
    </li>
  );
}

const isBot = (sitting: Sitting) => sitting !== 'me' && sitting !== 'friend';

export function NewPage({game, seed: given}: {game: string; seed: string}) {
  const t = useT();
  const {language} = useSignal(settings);
  const {Picture} = coverOf(game);
  const [least, most] = seatsOf(game);
  const [count, setCount] = useState(Math.min(most, Math.max(least, 3)));
  const [sitting, setSitting] = useState<Sitting[]>(['me', 'medium', 'medium', 'medium', 'medium']);
  const [names, setNames] = useState<Record<number, string>>({}); // those that were typed
  const [options, setOptions] = useState<Record<string, string>>({});
  const [edition, setEdition] = useState('standard');
  const [seedText, setSeedText] = useState(given);
  const [drawn] = useState(newSeed); // where no other is typed
  const badSeed = seedText !== '' && readSeed(seedText) === undefined;
  const words = useLoaded(() => loadWords(game, language), [language]);
  const choices = optionsOf(game, count);
  const title = (words !== undefined && find(words, 'title')) || '';

  const seed = readSeed(seedText) ?? drawn;
  const playerAt = (seat: number, said: Words): Player => {
    const player = playerOf(sitting[seat]!, seat, seed, said, t);
    return {...player, name: names[seat]?.trim() || player.name};
  };

  const begin = async () => {
    const said = words ?? (await loadWords(game, language));
    const players = Array.from({length: count}, (_, seat) => playerAt(seat, said));
    const chosen = choices.flatMap(([key]) => {
      // Who begins is drawn by lot unless it was chosen.
      const value = options[key] || (key === 'first' ? String(seed % count) : '');
      return value === '' ? [] : [[key, value] as const];
    });
    go('play', setUp({game, players, edition, options: Object.fromEntries(chosen), seed}));
  };

  return (
    <div class="page new" data-game={game}>
      <Header title={t('new.title', {game: title})} />
      <main>
        <div class="new-picture">
          <Picture />
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <fieldset>
            <legend>{t('new.count')}</legend>
            <div class="counts">
              {Array.from({length: most - least + 1}, (_, i) => least + i).map((n) => (
                <label>
                  <input type="radio" name="count" checked={n === count} onChange={() => setCount(n)} />
                  <span>{n}</span>
                </label>
              ))}
            </div>
            <ol class="seat-rows">
              {sitting.slice(0, count).map((one, seat) => (
                <SeatRow
                  key={seat}
                  seat={seat}
                  sitting={one}
                  name={names[seat] ?? (words === undefined ? '' : playerOf(one, seat, seed, words, t).name)}
                  choose={(next) => {
                    setSitting(
                      sitting.map((old, i) => (i === seat ? next : old === 'me' && next === 'me' ? 'friend' : old)),
                    );
                    // A bot of another level keeps the name that it was given, and a person does not inherit it.
                    if (isBot(next) !== isBot(one)) {
                      const {[seat]: _, ...kept} = names;
                      setNames(kept);
                    }
                  }}
                  rename={(name) => setNames({...names, [seat]: name})}
                />
              ))}
            </ol>
          </fieldset>
          {/* There from the first moment, so that nothing below it moves when the words are there. */}
          <details>
            <summary>{t('new.options')}</summary>
            {words !== undefined &&
              choices.map(([key, values]) => (
                <label class="option">
                  {find(words, `option.${key}`) ?? key}
                  <select
                    value={options[key] ?? (key === 'first' ? '' : values[0])}
                    onChange={(event) => setOptions({...options, [key]: event.currentTarget.value})}
                  >
                    {key === 'first' && <option value="">{t('new.random')}</option>}
                    {values
                      .filter((value) => key !== 'first' || Number(value) < count)
                      .map((value) => (
                        <option value={value}>
                          {key === 'first'
                            ? playerAt(Number(value), words).name || t('new.me')
                            : (find(words, `page.option.${key}.${value}`) ?? value)}
                        </option>
                      ))}
                  </select>
                </label>
              ))}
            {editionNames(game).length > 1 && (
              <label class="option">
                {t('new.edition')}
                <select value={edition} onChange={(event) => setEdition(event.currentTarget.value)}>
                  {editionNames(game).map((name) => (
                    <option value={name}>{t(`new.editionName.${name}` as Key)}</option>
                  ))}
                </select>
              </label>
            )}
            <label class="option">
              {t('new.seed')}
              <input
                inputMode="numeric"
                size={10}
                value={seedText}
                placeholder={t('new.random')}
                onInput={(event) => setSeedText(event.currentTarget.value.trim())}
              />
            </label>
          </details>
          {badSeed && <p role="alert">{t('new.badSeed', {seed: seedText})}</p>}
          <button class="button strong" type="submit" disabled={badSeed}>
            {t('new.begin')}
          </button>
        </form>
      </main>
    </div>
  );
}

// What one takes away from a finished game: its record, and a picture of its result.
import {useState} from 'preact/hooks';
import type {Place, RecordLine} from '@page/engine/protocol';
import {canShare, keepFile, pngFile, share, svgFile} from '@page/files';
import {settings} from '@page/settings';
import {namesOf, personsOf} from '@page/persons';
import type {Player} from '@page/table/table';
import type {Review} from '@page/table/review';
import {together, useT} from '@page/words';
import {outcomeOf} from './chances';
import {pointsOver, winnersOf, type Course} from './outcome';
import {resultAsSvg} from './result_picture';

const day = (when: Date) => when.toISOString().slice(0, 10);

export function keepRecord(game: string, record: RecordLine[], when: Date): void {
  const text = record.map((line) => JSON.stringify(line) + '\n').join('');
  keepFile(new File([text], `${game}-${day(when)}.jsonl`, {type: 'application/jsonl'}));
}

export function Keepsakes({
  game,
  title,
  when,
  players,
  standing,
  course,
  review,
  record,
}: {
  game: string;
  title: string;
  when: Date; // it ended
  players: Player[];
  standing: Place[];
  course: Course;
  review: Review;
  record: () => Promise<RecordLine[]>;
}) {
  const t = useT();
  const [trouble, setTrouble] = useState('');
  // It is shown to others: nobody is "you" in it.
  const names = namesOf(players, undefined, t);
  const won = t('end.won', {names: together(t, winnersOf(standing, personsOf(names, undefined, t)))});
  const name = `${game}-${day(when)}`;
  const picture = () =>
    resultAsSvg({
      game: title,
      date: when.toLocaleDateString(settings.value.language, {dateStyle: 'long'}),
      won,
      names,
      standing,
      points: pointsOver(course),
      chances: review.chances.some(Boolean) ? [...review.chances, outcomeOf(standing)] : undefined,
      words: {points: t('end.total'), course: t('end.course'), chances: t('review.chances')},
    });
  const attempt = (done: Promise<void>) =>
    done.then(
      () => setTrouble(''),
      (error) => setTrouble(error.message),
    );
  return (
    <section class="keepsakes" aria-label={t('keep.title')}>
      <h3>{t('keep.title')}</h3>
      <p class="actions">
        {canShare() && (
          <button
            class="button"
            data-act="share"
            onClick={() => void attempt(pngFile(picture(), name).then((file) => share(file, `${title}: ${won}`)))}
          >
            {t('keep.share')}
          </button>
        )}
        <button class="button" data-act="png" onClick={() => void attempt(pngFile(picture(), name).then(keepFile))}>
          {t('keep.png')}
        </button>
        <button class="button" data-act="svg" onClick={() => keepFile(svgFile(picture(), name))}>
          {t('keep.svg')}
        </button>
        <button
          class="button"
          data-act="download"
          onClick={() => void attempt(record().then((lines) => keepRecord(game, lines, when)))}
        >
          {t('end.download')}
        </button>
      </p>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </section>
  );
}

// What a bot makes of a finished game: how far it has come with it, everyone's chances, and the
// dearest decisions.
import {useEffect, useState} from 'preact/hooks';
import type {LoggedEvent, Place, Seat} from '@page/engine/protocol';
import type {Area, GamePage} from '@page/games';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import type {Dear, Review} from '@page/table/review';
import {useT} from '@page/words';
import {Chances, outcomeOf, percent} from './chances';
import {inPieces} from './deciding';
import {Sentence} from './sentence';

const MOST_TOLD = 3; // sentences

export interface Ways {
  look: (at: number) => void; // shows the table before this decision
  pick?: (at: number) => void; // the same while the review stays open
  retry: (at: number) => void; // plays on from there
}

function Progress({review}: {review: Review}) {
  const t = useT();
  const {language} = settings.value;
  const n = Math.floor(100 * review.part);
  if (review.trouble !== undefined) return <p role="alert">{review.trouble}</p>;
  if (review.done) return null;
  return (
    <p class="review-progress">
      <label>
        <span>{t('review.part', {n})}</span>
        <progress max={100} value={n} />
      </label>
      <button
        class="button"
        data-act="review"
        onClick={() => (review.running ? review.stop() : void review.go(language))}
      >
        {t(review.running ? 'review.stop' : 'review.go')}
      </button>
    </p>
  );
}

// What the log tells of a decision by whoever made it; the table tells further things in between.
function toldOf({course}: Review, at: number, events: LoggedEvent[]): string[] {
  const {seat, events: from} = course[at]!;
  const until = course[at + 1]?.events ?? Infinity;
  return events
    .filter(({number, event}) => number >= from && number < until && event.seat === seat)
    .slice(0, MOST_TOLD)
    .map(({text}) => text);
}

function InWords({text, pieces, area, page}: {text: string[]; pieces: string[]; area: Area; page: GamePage}) {
  const told = text.filter((one) => one !== '').join(' ');
  return <dd>{told !== '' ? <Sentence text={told} /> : inPieces(pieces, (piece) => page.label(piece, area))}</dd>;
}

function DearDecision({
  dear,
  inFact,
  seat,
  area,
  page,
  ways,
}: {
  dear: Dear;
  inFact: string[]; // what was played, as the log tells it
  seat: Seat;
  area: Area;
  page: GamePage;
  ways: Ways;
}) {
  const t = useT();
  const {at, better, played, told, noise} = dear;
  const then = told && {...area, view: told.view, seat, deciders: [seat]};
  const inSentences = told?.text.some((text) => text !== ''); // else both by their pieces
  return (
    <li>
      <h4>{t('review.dear', {n: at + 1, loss: Math.round(100 * (better - played)), noise: Math.ceil(100 * noise)})}</h4>
      <p class="hint-facts">{t('review.instead', {better: percent(better), played: percent(played)})}</p>
      {told === undefined || then === undefined ? (
        <p>{t('play.hintThinking')}</p>
      ) : (
        <dl>
          <dt>{t('review.played')}</dt>
          <InWords text={inSentences ? inFact : []} pieces={told.played} area={then} page={page} />
          <dt>{t('review.better')}</dt>
          <InWords text={told.text} pieces={told.better} area={then} page={page} />
          {told.line.length > 0 && (
            <>
              <dt>{t('review.line')}</dt>
              <dd>
                <ol class="review-line">
                  {told.line.map((text) => (
                    <li>
                      <Sentence text={text} />
                    </li>
                  ))}
                </ol>
              </dd>
            </>
          )}
        </dl>
      )}
      <p class="actions">
        <button class="button" data-act="look" onClick={() => ways.look(at)}>
          {t('review.look')}
        </button>
        <button class="button" data-act="retry" onClick={() => ways.retry(at)}>
          {t('review.retry')}
        </button>
      </p>
    </li>
  );
}

function DearDecisions({
  review,
  events,
  area,
  page,
  ways,
}: {
  review: Review;
  events: LoggedEvent[];
  area: Area;
  page: GamePage;
  ways: Ways;
}) {
  const t = useT();
  const [seat, setSeat] = useState(review.people[0]!);
  const dearest = review.dearest(seat);
  return (
    <section class="dear">
      <h3>{t('review.dearest')}</h3>
      {review.people.length > 1 && (
        <label class="dear-of">
          {t('review.of')}{' '}
          <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {review.people.map((one) => (
              <option value={one}>{area.names[one]}</option>
            ))}
          </select>
        </label>
      )}
      {dearest.length === 0 && <p>{t(review.done ? 'review.none' : 'review.wait')}</p>}
      <ol>
        {dearest.map((dear) => (
          <DearDecision key={dear.at} inFact={toldOf(review, dear.at, events)} {...{dear, seat, area, page, ways}} />
        ))}
      </ol>
    </section>
  );
}

export function ReviewPart({
  review,
  standing,
  events,
  area,
  page,
  at,
  ways,
}: {
  review: Review;
  standing: Place[]; // at the end
  events: LoggedEvent[]; // of the whole game
  area: Area;
  page: GamePage;
  at?: number; // where one looks now
  ways: Ways;
}) {
  const t = useT();
  const {language} = useSignal(settings);
  useSignal(review.changed);
  // It goes on whenever the end is opened, and after that until the page is left.
  useEffect(() => void review.go(language), [review, language]);
  return (
    <section class="review" aria-label={t('review.title')}>
      <h3>{t('review.title')}</h3>
      <Progress review={review} />
      <Chances
        chances={[...review.chances, outcomeOf(standing)]}
        course={review.course}
        names={area.names}
        {...{events, at}}
        {...ways}
      />
      <p class="review-note">{t('review.note')}</p>
      <DearDecisions {...{review, events, area, page, ways}} />
    </section>
  );
}

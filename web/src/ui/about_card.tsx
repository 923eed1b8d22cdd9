// The card beside whatever one asks about: a picture, what it is and does, what it would mean now,
// and its rule. What belongs to it lights up meanwhile.
import type {RefObject} from 'preact';
import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import type {Area, Explained, GamePage} from '@page/games';
import type {Place} from '@page/engine/protocol';
import {useT, type T} from '@page/words';
import {elementsOf, useAbout, type Opened} from './about';
import {RulesPanel} from './rules_panel';

const GAP = 10; // between the card and what it is about
const MARGIN = 8; // to the edge of the window

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

const covers = (card: Spot, {left, right, top, bottom}: DOMRect): number =>
  Math.max(0, Math.min(card.left + card.wide, right) - Math.max(card.left, left)) *
  Math.max(0, Math.min(card.top + card.high, bottom) - Math.max(card.top, top));

interface Spot {
  left: number;
  top: number;
  wide: number;
  high: number;
}

// Beside what it is about if there is room, else below or above it; where it covers least of that and
// of what belongs to it.
function place(card: HTMLElement, anchor: DOMRect, related: DOMRect[]): void {
  const [wide, high] = [card.offsetWidth, card.offsetHeight];
  const [right, bottom] = [innerWidth - wide - MARGIN, innerHeight - high - MARGIN];
  const asides = [anchor.top + anchor.height / 2 - high / 2, anchor.top, anchor.bottom - high, MARGIN, bottom];
  const alongs = [anchor.left + anchor.width / 2 - wide / 2, anchor.left, anchor.right - wide];
  const spots: Spot[] = [
    ...[anchor.right + GAP, anchor.left - GAP - wide].flatMap((left) => asides.map((top) => ({left, top}))),
    ...[anchor.bottom + GAP, anchor.top - GAP - high].flatMap((top) => alongs.map((left) => ({left, top}))),
  ].map(({left, top}) => ({left: between(MARGIN, left, right), top: between(MARGIN, top, bottom), wide, high}));
  const cost = (spot: Spot) => 3 * covers(spot, anchor) + related.reduce((sum, one) => sum + covers(spot, one), 0);
  const costs = spots.map(cost);
  const {left, top} = spots[costs.indexOf(Math.min(...costs))]!;
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

// Of points alone the shell knows more than the game.
function pointsOf(seat: number, area: Area, standing: Place[], t: T): Explained {
  const {points, sources} = standing[seat]!;
  const from = Object.entries(sources)
    .filter(([, n]) => n !== 0)
    .map(([source, n]) => t('about.source', {source: area.say(`source.${source}`), n}));
  return {
    title: t('about.points', {name: area.names[seat]!, n: points}),
    text: from.length > 0 ? t('about.sources', {list: from.join(t('list.between'))}) : t('about.noSources'),
  };
}

export function explained(opened: Opened, page: GamePage, area: Area, standing: Place[], t: T): Explained {
  const {name, anchor} = opened;
  const [kind, seat] = name.split(':');
  const said = page.explain?.(name, area);
  if (said !== undefined) return said;
  if (kind === 'points') return pointsOf(Number(seat), area, standing, t);
  return {title: anchor.getAttribute('aria-label') ?? anchor.textContent ?? name, text: ''};
}

// What belongs to it has no state of its own: a mark that comes and goes with the card.
function useRelated(root: RefObject<HTMLElement>, names: string[], on: unknown[]): void {
  useLayoutEffect(() => {
    const marked = names.flatMap((name) => elementsOf(root.current!, name));
    for (const element of marked) element.dataset.related = '';
    return () => marked.forEach((element) => delete element.dataset.related);
  }, on);
}

interface Asked {
  root: RefObject<HTMLElement>; // what lies in it can be asked about
  game: string;
  page: GamePage;
  area: Area;
  standing: Place[];
  why?: (piece: string) => Promise<string>; // why it can't be chosen now, if that is so
}

function Card({
  opened,
  close,
  read,
  ...asked
}: Asked & {opened: Opened; close: () => void; read: (at: string) => void}) {
  const t = useT();
  const {root, page, area, standing} = asked;
  const {name, pinned, byKey} = opened;
  const card = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  // The board may have been drawn anew below the card.
  const anchor = opened.anchor.isConnected ? opened.anchor : elementsOf(root.current!, name)[0];
  const about = explained(opened, page, area, standing, t);

  useLayoutEffect(() => {
    if (anchor === undefined) return close();
    const boxes = (names: string[]) =>
      names.flatMap((one) => elementsOf(root.current!, one)).map((one) => one.getBoundingClientRect());
    const now = () => place(card.current!, anchor.getBoundingClientRect(), boxes(about.related ?? []));
    now();
    addEventListener('scroll', now, true);
    addEventListener('resize', now);
    return () => {
      removeEventListener('scroll', now, true);
      removeEventListener('resize', now);
    };
  });
  useRelated(root, [name, ...(about.related ?? [])], [name, area]);
  useEffect(() => {
    if (pinned && byKey) card.current?.querySelector('button')?.focus();
    if (pinned || anchor === undefined) return;
    anchor.setAttribute('aria-describedby', 'about');
    return () => anchor.removeAttribute('aria-describedby');
  }, [name, pinned]);
  useEffect(() => {
    setReason('');
    let wanted = true;
    if (anchor?.matches('.piece:not(.can):not(.staged)'))
      void asked.why?.(name).then((why) => wanted && setReason(why));
    return () => {
      wanted = false;
    };
  }, [name, area]);

  return (
    <div
      ref={card}
      id="about"
      class={`about ${pinned ? 'pinned' : ''}`}
      role={pinned ? 'dialog' : 'tooltip'}
      aria-label={pinned ? about.title : undefined}
      data-of={name}
      data-rule={about.rule}
    >
      {about.picture !== undefined && (
        <div class="about-picture" aria-hidden="true">
          {about.picture}
        </div>
      )}
      <div class="about-words">
        <h2>{about.title}</h2>
        {about.text !== '' && <p class="about-text">{about.text}</p>}
        {about.now !== undefined && <div class="about-now">{about.now}</div>}
        {reason !== '' && <p class="about-why">{t('about.why', {why: reason})}</p>}
        {pinned ? (
          about.rule !== undefined && (
            <button class="about-rule" data-act="rule" onClick={() => read(about.rule!)}>
              {t('about.rule')}
            </button>
          )
        ) : (
          <p class="about-keys">{t('about.keep')}</p>
        )}
      </div>
      {pinned && (
        <button class="close" aria-label={t('close')} onClick={close}>
          ×
        </button>
      )}
    </div>
  );
}

export function About(asked: Asked) {
  const [opened, close] = useAbout(asked.root);
  const [at, read] = useState<string | undefined>(undefined);
  return (
    <>
      {opened !== undefined && (
        <Card
          {...asked}
          opened={opened}
          close={close}
          read={(rule) => {
            close();
            read(rule);
          }}
        />
      )}
      {at !== undefined && <RulesPanel key={at} game={asked.game} at={at} close={() => read(undefined)} />}
    </>
  );
}

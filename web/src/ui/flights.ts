// What an event moves from a stock to a player, or from a player to the table, flies there: a picture of it
// over the table, in nobody's way. A click or a key ends all flights.
import type {RefObject} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import type {LoggedEvent, Seat} from '@page/engine/protocol';
import type {Area, GamePage, Moved} from '@page/games';
import {settings} from '@page/settings';
import {hurried, moving} from './motion';
import {SEAT_COLOURS} from './seat';

const BETWEEN = 70; // one starts after the other
const MOST = 12;

type Places = Map<string, Element>;

interface Flown extends Moved {
  start: DOMRect;
  end: DOMRect;
  picture: Element | null;
}

const isThere = ({width, height}: DOMRect) => width > 0 && height > 0;

// Everything that has a name, by all its names.
function placesIn(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece], [data-about], [data-flip]')) {
    const {piece, about, flip} = element.dataset;
    for (const name of [piece, about, flip, about?.replace(/^points:/, 'seat:')]) {
      if (name !== undefined && !places.has(name)) places.set(name, element);
    }
  }
  return places;
}

const rectOf = (element: Element | undefined) => element?.getBoundingClientRect();

function find(names: string[], now: Places, before: Map<string, DOMRect>): DOMRect | undefined {
  for (const name of names) {
    const rect = rectOf(now.get(name)) ?? before.get(name);
    if (rect !== undefined && isThere(rect)) return rect;
  }
  return undefined;
}

function pictureOf({thing, from, to}: Moved, now: Places): Element | null {
  if (thing !== 'coin') return null;
  const place = [...from, ...to].map((name) => now.get(name)).find((one) => one?.querySelector('svg'));
  return place?.querySelector('svg') ?? null;
}

function draw({thing, seat, picture, start}: Flown): HTMLElement {
  const ghost = document.createElement('i');
  ghost.className = `flight flight-${thing}`;
  ghost.style.setProperty('--seat', SEAT_COLOURS[seat] ?? 'var(--accent)');
  if (picture !== null) ghost.append(picture.cloneNode(true));
  ghost.style.left = `${start.left + start.width / 2}px`;
  ghost.style.top = `${start.top + start.height / 2}px`;
  return ghost;
}

function fly(flown: Flown, nth: number): void {
  const {start, end} = flown;
  const ghost = document.body.appendChild(draw(flown));
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = ghost.animate([{translate: '-50% -50%'}, {translate: `calc(-50% + ${x}px) calc(-50% + ${y}px)`}], {
    duration: moving(),
    delay: BETWEEN * nth,
    easing: 'ease-in-out',
    fill: 'both',
  });
  hurried(flight);
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

export function useFlights(
  root: RefObject<HTMLElement>,
  page: GamePage,
  area: Area,
  events: LoggedEvent[] | undefined,
): void {
  const before = useRef(new Map<string, DOMRect>());
  const heard = useRef<{seat: Seat; next: number} | undefined>(undefined);
  useLayoutEffect(() => {
    if (events === undefined || page.moves === undefined) return;
    const frame = requestAnimationFrame(() => {
      if (root.current === null) return;
      const next = (events.at(-1)?.number ?? -1) + 1;
      const from = heard.current?.seat === area.seat ? heard.current.next : next;
      heard.current = {seat: area.seat, next};
      if (!settings.value.motion || settings.value.speed === 'none') return;
      const now = placesIn(root.current);
      const flown = events
        .filter(({number}) => number >= from)
        .flatMap(({event}) => page.moves!(event, area))
        .flatMap((moved): Flown[] => {
          const start = find(moved.from, now, before.current);
          const end = find(moved.to, now, before.current);
          return start && end ? [{...moved, start, end, picture: pictureOf(moved, now)}] : [];
        });
      before.current = new Map([...now].map(([name, element]) => [name, element.getBoundingClientRect()]));
      flown.slice(0, MOST).forEach(fly);
    });
    return () => cancelAnimationFrame(frame);
  }, [events, area]);
}

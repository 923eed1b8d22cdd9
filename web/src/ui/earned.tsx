// One step of a scoring on the table: "+4" beside what earns it, or at the points of its player.
import {useLayoutEffect, useState} from 'preact/hooks';
import type {Reason} from '@page/games';
import {SEAT_COLOURS} from './seat';
import {worth} from './scoring';

interface Float {
  seat: number;
  text: string;
  x: number;
  y: number;
}

const isThere = (element: Element | null): element is Element => (element?.getClientRects().length ?? 0) > 0;

function whereOf(seat: number, at: string | undefined): Element | undefined {
  const names = at === undefined ? [] : [`[data-piece="${at}"]`, `[data-piece$=":${at}"]`, `[data-flip="${at}"]`];
  const points = `.arena [data-about="points:${seat}"]`;
  const places = [...names, `${points} .points`, points];
  return places.map((place) => document.querySelector(place)).find(isThere);
}

// Several at one place stand side by side.
function floatsOf(reason: Reason): Float[] {
  const taken = new Map<Element, number>();
  return reason.cells.flatMap((cell, seat) => {
    if (cell === undefined || (cell.value === 0 && !reason.measured)) return [];
    const place = whereOf(seat, cell.at);
    if (place === undefined) return [];
    const before = taken.get(place) ?? 0;
    if (before === 0) place.scrollIntoView({block: 'nearest'});
    taken.set(place, before + 1);
    const {left, top, width} = place.getBoundingClientRect();
    return [{seat, text: worth(reason, cell.value), x: left + width / 2 + 46 * before, y: top}];
  });
}

export function Earned({reason}: {reason: Reason}) {
  const [floats, setFloats] = useState<Float[]>([]);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => setFloats(floatsOf(reason)));
    return () => cancelAnimationFrame(frame);
  }, [reason]);
  return (
    <div aria-hidden="true">
      {floats.map(({seat, text, x, y}) => (
        <b key={seat} class="earned" style={{left: x, top: y, background: SEAT_COLOURS[seat]}}>
          {text}
        </b>
      ))}
    </div>
  );
}

// The table goes dark but for the pieces that are spoken of. Every click and key goes through; the first
// click puts the light on again.
import type {RefObject} from 'preact';
import {useEffect, useLayoutEffect, useState} from 'preact/hooks';
import {bringIntoView} from './choices';

const MARGIN = 6;

interface Hole {
  x: number;
  y: number;
  width: number;
  height: number;
  piece: boolean; // and not what one decides with, which stays light as well
}

function boxOf(element: Element, within: DOMRect | undefined, margin: number): Hole {
  const {left, top, right, bottom} = element.getBoundingClientRect();
  const x = Math.max(left - margin, within?.left ?? -Infinity);
  const y = Math.max(top - margin, within?.top ?? -Infinity);
  return {
    x,
    y,
    width: Math.min(right + margin, within?.right ?? Infinity) - x,
    height: Math.min(bottom + margin, within?.bottom ?? Infinity) - y,
    piece: margin > 0,
  };
}

function holesIn(root: HTMLElement, pieces: string[]): Hole[] {
  const named = [...root.querySelectorAll<HTMLElement>('[data-piece], .status [data-act]')]
    .filter(({dataset}) => pieces.includes(dataset.piece ?? dataset.act!))
    .map((one) => boxOf(one.closest('.stepper') ?? one, one.closest('.field, .hand')?.getBoundingClientRect(), MARGIN));
  const rest = [...root.querySelectorAll('.top, .lesson, .status, .status-text, .offers, .acts')].map((one) =>
    boxOf(one, undefined, 0),
  );
  return [...rest, ...named].filter(({width, height}) => width > 0 && height > 0);
}

const same = (a: Hole[], b: Hole[]) => JSON.stringify(a) === JSON.stringify(b);

export function Spotlight({root, pieces}: {root: RefObject<HTMLElement>; pieces: string[]}) {
  const [holes, setHoles] = useState<Hole[]>([]);
  const [over, setOver] = useState(false);
  const wanted = pieces.join(' ');
  useLayoutEffect(() => {
    setOver(false);
    const look = () => {
      if (root.current === null) return;
      const found = holesIn(root.current, pieces);
      setHoles((before) => (same(before, found) ? before : found));
    };
    const first = requestAnimationFrame(() => {
      if (root.current !== null) bringIntoView(root.current, pieces);
      look();
    });
    // Where things are changes with the window, with scrolling, and with what is drawn late.
    const watch = new ResizeObserver(look);
    if (root.current !== null) watch.observe(root.current.querySelector('.arena > *') ?? root.current);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, true);
    return () => {
      cancelAnimationFrame(first);
      watch.disconnect();
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, true);
    };
  }, [wanted]);
  useEffect(() => {
    const light = () => setOver(true);
    window.addEventListener('pointerdown', light, true);
    return () => window.removeEventListener('pointerdown', light, true);
  }, []);
  if (over || !holes.some(({piece}) => piece)) return null;
  return (
    <svg class="spotlight" aria-hidden="true">
      <mask id="spotlight">
        <rect width="100%" height="100%" fill="#fff" />
        {holes.map(({piece, ...box}, i) => (
          <rect key={i} {...box} rx={piece ? 10 : 0} fill="#000" />
        ))}
      </mask>
      <rect width="100%" height="100%" mask="url(#spotlight)" class="spotlight-dark" />
      {holes.map(({piece, ...box}, i) => piece && <rect key={i} {...box} rx={10} class="spotlight-edge" />)}
    </svg>
  );
}

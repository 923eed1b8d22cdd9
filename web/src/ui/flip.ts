// Pieces that moved are seen to move: what has the same name before and after glides from the old
// place to the new one, never in the way of input, off on request.
import type {RefObject} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import {settings} from '@page/settings';
import {hurried, moving} from './motion';

type Places = Map<string, DOMRect>;

function glide(element: HTMLElement, before: DOMRect, now: DOMRect): void {
  const x = before.left - now.left;
  const y = before.top - now.top;
  if (Math.abs(x) + Math.abs(y) < 4) return;
  hurried(
    element.animate(
      [
        {transform: `translate(${x}px, ${y}px)`, zIndex: 5},
        {transform: 'none', zIndex: 5},
      ],
      {duration: moving(), easing: 'ease-out'},
    ),
  );
}

function moveFrom(before: Places, root: HTMLElement): Places {
  const now: Places = new Map();
  const elements = [...root.querySelectorAll<HTMLElement>('[data-flip]')];
  for (const element of elements) now.set(element.dataset.flip!, element.getBoundingClientRect());
  if (!settings.value.motion || settings.value.speed === 'none') return now;
  for (const element of elements) {
    const name = element.dataset.flip!;
    if (before.has(name)) glide(element, before.get(name)!, now.get(name)!);
  }
  return now;
}

export function useFlip(root: RefObject<HTMLElement>, version: unknown): void {
  const places = useRef<Places>(new Map());
  // Just before it is painted: where things lie is reckoned once, however often the scene changed.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (root.current !== null) places.current = moveFrom(places.current, root.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [version]);
}

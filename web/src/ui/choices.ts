// What can be chosen, brought into view where there is not the room to see everything at once.
import type {RefObject} from 'preact';
import {useEffect} from 'preact/hooks';
import {settings} from '@page/settings';

type Shown = HTMLElement | SVGElement;

const choicesIn = (root: HTMLElement) => [...root.querySelectorAll<Shown>('.arena .piece.can:not(.staged)')];

const middleOf = (element: Element) => {
  const {left, top, width, height} = element.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
};

function isSeen(element: Shown): boolean {
  const around = element.closest('.field, .hand')?.getBoundingClientRect();
  if (around === undefined) return true;
  const {x, y} = middleOf(element);
  return x >= around.left && x <= around.right && y >= around.top && y <= around.bottom;
}

const goTo = (element: Shown) =>
  element.scrollIntoView({block: 'center', inline: 'center', behavior: settings.value.motion ? 'smooth' : 'auto'});

// The next that is not seen: further down, or else from the top again. All that can be chosen beckons.
export function showChoices(root: HTMLElement): void {
  const all = choicesIn(root);
  const seen = all.filter(isSeen);
  const lowest = Math.max(...seen.map((one) => middleOf(one).y));
  const hidden = all.filter((one) => !seen.includes(one));
  const next = hidden.find((one) => middleOf(one).y > lowest) ?? hidden[0];
  if (next !== undefined) goTo(next);
  root.classList.add('showing');
  setTimeout(() => root.classList.remove('showing'), 1600);
}

// The first of these pieces, unless one of them is seen.
export function bringIntoView(root: HTMLElement, pieces: string[]): void {
  const there = [...root.querySelectorAll<Shown>('.arena [data-piece]')].filter(({dataset}) =>
    pieces.includes(dataset.piece!),
  );
  if (there.length > 0 && !there.some(isSeen)) goTo(there[0]!);
}

// A decision begins where there is something to choose. `looking`: at something that is open.
export function useChoicesInView(root: RefObject<HTMLElement>, looking: boolean, on: unknown[]): void {
  useEffect(() => {
    if (!looking) return;
    const frame = requestAnimationFrame(() => {
      if (root.current === null) return;
      const all = choicesIn(root.current);
      if (all.length > 0 && !all.some(isSeen)) goTo(all[0]!);
    });
    return () => cancelAnimationFrame(frame);
  }, [looking, ...on]);
}

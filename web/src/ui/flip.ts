// Pieces that moved are seen to move: what has the same name before and after glides from the old
// place to the new one. At most 300 ms, never in the way of input, off on request.
import type {RefObject} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import {settings} from '@page/settings';

export function useFlip(root: RefObject<HTMLElement>, version: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    for (const element of root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      const name = element.dataset.flip!;
      const place = element.getBoundingClientRect();
      const before = places.current.get(name);
      now.set(name, place);
      if (before === undefined || !settings.value.motion) continue;
      const x = before.left - place.left;
      const y = before.top - place.top;
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      element.animate(
        [
          {transform: `translate(${x}px, ${y}px)`, zIndex: 5},
          {transform: 'none', zIndex: 5},
        ],
        {duration: 260, easing: 'ease-out'},
      );
    }
    places.current = now;
  }, [version]);
}

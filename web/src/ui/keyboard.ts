// The table by keyboard: arrows go to the nearest piece in their direction that can be chosen; with
// Shift to whatever has a name, which then says what it is and why it can't.
type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const middle = (box: DOMRect) => ({x: box.left + box.width / 2, y: box.top + box.height / 2});

export function isArrow(key: string): key is Arrow {
  return key.startsWith('Arrow');
}

export function moveFocus(root: HTMLElement, key: Arrow, anywhere: boolean): void {
  const which = anywhere
    ? '.arena :is(.piece, [data-about]), :is(.tray, .stepper) button'
    : '.piece.can, .piece.staged, :is(.tray, .stepper) button:not([aria-disabled=true])';
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(which)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const now = document.activeElement;
  if (now === null || !root.contains(now) || !now.matches('.piece, [data-about], :is(.tray, .stepper) button')) {
    all[0]?.focus();
    return;
  }
  const from = middle(now.getBoundingClientRect());
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  let best: {element: HTMLElement | SVGElement; cost: number} | undefined;
  for (const element of all) {
    const to = middle(element.getBoundingClientRect());
    const along = sign * (across ? to.x - from.x : to.y - from.y);
    const aside = Math.abs(across ? to.y - from.y : to.x - from.x);
    if (along < 1) continue;
    const cost = along + 2.5 * aside;
    if (best === undefined || cost < best.cost) best = {element, cost};
  }
  best?.element.focus();
}

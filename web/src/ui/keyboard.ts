// The table by keyboard: arrows go to the nearest piece in their direction that can be chosen; with
// Shift to whatever has a name, which then says what it is and why it can't.
type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
type Target = HTMLElement | SVGElement;
interface Place {
  x: number;
  y: number;
}

const middleOf = (element: Element): Place => {
  const box = element.getBoundingClientRect();
  return {x: box.left + box.width / 2, y: box.top + box.height / 2};
};

export function isArrow(key: string): key is Arrow {
  return key.startsWith('Arrow');
}

// How far it is for the eye that looks that way. What lies more aside than ahead comes after everything
// that does not, and what lies behind not at all.
function distance(from: Place, to: Place, key: Arrow): number | undefined {
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const ahead = sign * (across ? to.x - from.x : to.y - from.y);
  const aside = Math.abs(across ? to.y - from.y : to.x - from.x);
  if (ahead < 1) return undefined;
  return aside <= ahead ? Math.hypot(ahead, aside) + aside : 1e6 + ahead + 3 * aside;
}

function least(all: Target[], cost: (target: Target) => number | undefined): Target | undefined {
  let best: {target: Target; cost: number} | undefined;
  for (const target of all) {
    const its = cost(target);
    if (its !== undefined && (best === undefined || its < best.cost)) best = {target, cost: its};
  }
  return best?.target;
}

// Where the focus was: what had it may be gone by now.
let last: Place | undefined;

export function moveFocus(root: HTMLElement, key: Arrow, anywhere: boolean): void {
  const which = anywhere
    ? '.arena :is(.piece, [data-about][tabindex]), .tray button'
    : '.piece.can, .piece.staged, .tray button:not([aria-disabled=true])';
  const all = [...root.querySelectorAll<Target>(which)].filter((element) => element.getClientRects().length > 0);
  const now = document.activeElement;
  const on = now !== null && root.contains(now) && now.matches('.piece, [data-about], .tray button') ? now : undefined;
  const from = on === undefined ? last : middleOf(on);
  const next =
    on === undefined
      ? least(all, (one) => (from === undefined ? 0 : Math.hypot(middleOf(one).x - from.x, middleOf(one).y - from.y)))
      : least(all, (one) => distance(from!, middleOf(one), key));
  next?.focus();
  if (next !== undefined) last = middleOf(next);
}

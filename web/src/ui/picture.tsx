// The frames of drawings. What they show stands beside them in words, so readers of the page skip
// them.
import type {ComponentChildren} from 'preact';

// A small square: its drawing goes from -half to half.
export function SmallPicture({
  of,
  half,
  size,
  children,
}: {
  of: string;
  half: number;
  size?: number | string; // in px, or with a unit
  children: ComponentChildren;
}) {
  const box = `${-half} ${-half} ${2 * half} ${2 * half}`;
  return (
    <svg class={of} viewBox={box} width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}

// The picture of a game on the first page. What matters lies in the middle of the height: a broad
// page shows only a strip of it.
export function CoverPicture({children}: {children: ComponentChildren}) {
  return (
    <svg viewBox="0 0 400 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}

// What is drawn, told in one phrase. It takes no room of its own: what is inside lies in the box around
// it, such as an item of a list, which can't be a picture itself.
export function Drawn({label, title, children}: {label: string; title?: string; children: ComponentChildren}) {
  return (
    <span class="drawn" role="img" aria-label={label} title={title}>
      {children}
    </span>
  );
}

// Pieces that can be pointed at. A board draws them as it likes and spreads `usePiece` over them:
// what is legal, staged or lit, the click, the name for a screen reader.
import {createContext, type ComponentChildren, type JSX} from 'preact';
import {useContext} from 'preact/hooks';

export interface Pointing {
  ready: boolean; // a decision could be confirmed now
  more(piece: string): number; // how often it can still be chosen
  touched(piece: string): number; // how often it is staged
  lit(piece: string): boolean; // by the log or a hint
  fresh(piece: string): boolean; // changed since the last turn
  label(piece: string): string;
  point(piece: string): void;
  ask(piece: string): void; // why it can't be chosen
  take(piece: string): void; // back again
  can(piece: string, times: number): boolean; // be chosen so often, with the rest as it is
  set(piece: string, times: number): void;
}

export const inert: Pointing = {
  ready: false,
  more: () => 0,
  touched: () => 0,
  lit: () => false,
  fresh: () => false,
  label: (piece) => piece,
  point: () => {},
  ask: () => {},
  take: () => {},
  can: () => false,
  set: () => {},
};

// For one who may look and ask, and decides nothing now.
export const watching = (pointing: Pointing): Pointing => ({...pointing, more: () => 0, can: () => false});

export const PointingContext = createContext<Pointing>(inert);
export const usePointing = (): Pointing => useContext(PointingContext);

export interface PieceProps {
  class: string;
  'data-piece': string;
  'data-staged': number;
  'aria-label': string;
  'aria-pressed'?: boolean;
  'aria-disabled'?: boolean;
  role: 'button' | 'img';
  tabindex: number;
  onClick: (event: Event) => void;
  onFocus: (event: FocusEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

// Works for HTML and for SVG elements alike. `piece` is a name as `touches` has it ("card:1g2").
// Where one thing may stand for several pieces (a card that is laid or put below), give them all:
// the first that can be chosen counts. Where several alike lie side by side (two green cards), each
// has its number `nth`, from 0: so many as are staged look staged.
export function usePiece(pieces: string | string[], extra = '', nth?: number): PieceProps {
  const pointing = usePointing();
  const names = typeof pieces === 'string' ? [pieces] : pieces;
  const stagedAs = names.find((one) => pointing.touched(one) > (nth ?? 0));
  const open = names.find((one) => pointing.more(one) > 0);
  const piece = (nth !== undefined && stagedAs) || open || stagedAs || names[0]!;
  const staged = stagedAs !== undefined;
  const can = open !== undefined && (nth === undefined || !staged);
  const classes = [
    'piece',
    extra,
    can && 'can',
    staged && 'staged',
    names.some(pointing.lit) && 'lit',
    names.some(pointing.fresh) && 'fresh',
  ];
  const point = () => (nth !== undefined && staged ? pointing.take(piece) : pointing.point(piece));
  return {
    class: classes.filter(Boolean).join(' '),
    'data-piece': piece,
    'data-staged': pointing.touched(piece),
    'aria-label': pointing.label(piece),
    'aria-pressed': can || staged ? staged : undefined,
    role: can || staged ? 'button' : 'img',
    // In small letters: SVG knows no other spelling.
    tabindex: can || staged ? 0 : -1,
    onClick: (event) => {
      event.stopPropagation();
      point();
    },
    // What can't be chosen says why: a click does so too, so by mouse the focus adds nothing.
    onFocus: ({currentTarget}) => {
      if (!can && !staged && (currentTarget as Element).matches(':focus-visible')) pointing.ask(piece);
    },
    // A long press, which is no click.
    onContextMenu: (event) => {
      if (can || staged || (event as PointerEvent).pointerType !== 'touch') return;
      event.preventDefault();
      pointing.ask(piece);
    },
    onKeyDown: (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      // Enter on what is chosen is for the page, which confirms; Space takes it back.
      if (event.key === 'Enter' && staged && (pointing.ready || !can)) return;
      event.preventDefault();
      event.stopPropagation();
      point();
    },
  };
}

interface Of {
  of: string | string[];
  extra?: string;
  nth?: number;
  children?: ComponentChildren;
}

// A piece of HTML: most are. What is drawn on it is in its name in words, so readers of the page skip it; a
// button has its name inside, because a label would have to repeat the numbers as they stand there.
export function Piece({
  of,
  extra,
  nth,
  children,
  ...rest
}: Of & Omit<JSX.HTMLAttributes<HTMLDivElement>, 'class' | 'onClick'>) {
  const props = usePiece(of, extra, nth);
  const named = props.role === 'button';
  return (
    <div {...rest} {...props} aria-label={named ? undefined : props['aria-label']}>
      {named && <span class="spoken">{props['aria-label']}</span>}
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
    </div>
  );
}

// A piece within an SVG picture.
export function SvgPiece({
  of,
  extra,
  nth,
  children,
  ...rest
}: Of & Omit<JSX.SVGAttributes<SVGGElement>, 'class' | 'onClick'>) {
  return (
    <g {...rest} {...usePiece(of, extra, nth)}>
      {children}
    </g>
  );
}

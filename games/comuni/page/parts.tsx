// What tables and players have in common: counted pieces, marks of the log.
import type {ComponentChildren} from 'preact';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Piece, usePointing} from '@page/ui/pointing';
import {useT} from '@page/words';
import {CubeGlyph, SignGlyph, type Sign} from './glyphs';
import type {Cube} from './model';

// The classes of something that the log may light, though nobody decides by pointing at it.
export function useMark(name: string): string {
  const pointing = usePointing();
  const piece = `at:${name}`;
  return ['piece', pointing.lit(piece) && 'lit', pointing.fresh(piece) && 'fresh'].filter(Boolean).join(' ');
}

interface MarkedProps {
  name: string; // for the log
  of: string; // to ask about it
  extra: string;
  label: string;
  children: ComponentChildren;
}

export function Marked({name, of, extra, label, children}: MarkedProps) {
  return (
    <div class={`${extra} ${useMark(name)}`} role="img" aria-label={label} {...about(of)}>
      {children}
    </div>
  );
}

// A piece that may be chosen several times: how often it is, and one less.
export function Counter({
  of,
  sign = '',
  extra = '',
  children,
}: {
  of: string;
  sign?: string;
  extra?: string;
  children: ComponentChildren;
}) {
  const pointing = usePointing();
  const t = useT();
  const staged = pointing.touched(of);
  return (
    <div class={`comuni-counter ${extra}`}>
      <Piece of={of} extra="comuni-count">
        {children}
      </Piece>
      {staged > 0 && (
        <b class="comuni-staged">
          {sign}
          {staged}
        </b>
      )}
      {staged > 0 && (
        <button
          class="comuni-less"
          aria-label={t('play.less', {piece: pointing.label(of)})}
          onClick={() => pointing.take(of)}
        >
          −
        </button>
      )}
    </div>
  );
}

export function CubeCount({cube, n, size = 18}: {cube: Cube; n: number; size?: number}) {
  return (
    <span class="comuni-number">
      <CubeGlyph cube={cube} size={size} />
      <Num value={n} />
    </span>
  );
}

interface SignCountProps {
  sign: Sign;
  value: number | string;
  label: string;
  of: string; // to ask about it
  fill?: string;
}

export function SignCount({sign, value, label, of, fill}: SignCountProps) {
  return (
    <span class="comuni-number" role="img" aria-label={label} {...about(of)}>
      <SignGlyph sign={sign} size={18} fill={fill} />
      <Num value={value} />
    </span>
  );
}

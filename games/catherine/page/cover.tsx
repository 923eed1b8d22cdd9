import type {Cover} from '@page/games';
import {CoverPicture} from '@page/ui/picture';
import './style.css';
import {EmblemShape, GlyphShape} from './glyphs';

const GOLD = '#d9b45a';

// An onion dome with its cross, standing on 0,0.
function Dome({x, y, size}: {x: number; y: number; size: number}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke={GOLD}
      stroke-width={1.6 / size}
      stroke-linejoin="round"
    >
      <path d="M-9 0V-16H9V0Z" fill="#f7f5ee" />
      <path d="M-4 0V-8A4 4 0 0 1 4-8V0Z" fill="#12304f" />
      <path d="M-8-16C-17-23-13-33 0-44 13-33 17-23 8-16Z" fill="#2d6aa3" />
      <path d="M-4-16C-8-24-5-34 0-44M4-16C8-24 5-34 0-44M0-44V-54M-4-50H4" fill="none" />
    </g>
  );
}

const SHOWN = [
  ['iron', 34],
  ['food', 72],
  ['caviar', 110],
  ['fur', 290],
  ['cannon', 328],
  ['book', 366],
] as const;

function Picture() {
  return (
    <CoverPicture>
      <rect width="400" height="170" fill="#12304f" />
      <g fill="none" stroke="#2a4f77">
        {[34, 50, 66].map((r) => (
          <circle key={r} cx="200" cy="150" r={r * 2.2} />
        ))}
      </g>
      {[
        [30, 24],
        [92, 52],
        [150, 20],
        [262, 26],
        [318, 50],
        [372, 20],
      ].map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.55)`}>
          <EmblemShape of={(['blue', 'red', 'green'] as const)[i % 3]!} fill="#5f87b0" vein="#12304f" />
        </g>
      ))}
      <path d="M0 170V132C40 122 70 128 110 124S170 132 200 128 300 120 340 126 380 124 400 120V170Z" fill="#f7f5ee" />
      <path
        d="M0 138C50 128 80 136 120 130S190 140 230 134 340 130 400 128"
        fill="none"
        stroke="#2d6aa3"
        stroke-width="3"
      />
      <Dome x={142} y={130} size={1} />
      <Dome x={258} y={130} size={1} />
      <Dome x={172} y={130} size={1.3} />
      <Dome x={228} y={130} size={1.3} />
      <Dome x={200} y={132} size={1.8} />
      <g transform="translate(200 20) scale(1.3)">
        <GlyphShape of="crown" />
      </g>
      {SHOWN.map(([sign, x]) => (
        <g key={sign} transform={`translate(${x} 152)`}>
          <circle r="14" fill="#fff" stroke={GOLD} stroke-width="1.5" />
          <GlyphShape of={sign} />
        </g>
      ))}
    </CoverPicture>
  );
}

export const cover: Cover = {Picture, minutes: [45, 60]};

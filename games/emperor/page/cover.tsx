import type {Cover} from '@page/games';
import {CoverPicture} from '@page/ui/picture';
import './style.css';
import {GlyphShape} from './glyphs';

const SCROLLS = ['cube', 'legalist', 'canal', 'shield', 'power', 'book', 'carriage'];
const STEPS = [0, 1, 2, 3, 4, 5];

// A board with strings of beads over a black cap.
function EmperorsHat() {
  return (
    <g transform="translate(200 106)">
      <path d="M-11 0Q-11 15 0 15T11 0Z" fill="#1d0f0d" stroke="#d9ab55" stroke-width="1.5" />
      <path d="M-27 0H27L22-6H-22Z" fill="#d9ab55" stroke="#1d0f0d" />
      {[-24, -18, 18, 24].map((x) => (
        <path key={x} d={`M${x} 1V15`} stroke="#f6e9cf" stroke-width="2.4" stroke-dasharray="2.4 1.6" />
      ))}
    </g>
  );
}

// Seven scrolls under a lacquered beam, and the steps of the palace below.
function Picture() {
  return (
    <CoverPicture>
      <rect width="400" height="170" fill="#1d0f0d" />
      <circle cx="200" cy="96" r="92" fill="#3a1512" />
      <circle cx="200" cy="96" r="66" fill="#561b16" />
      {STEPS.map((i) => (
        <path
          key={i}
          d={`M${30 + 24 * i} ${170 - 8 * i}H${370 - 24 * i}v-8H${30 + 24 * i}Z`}
          fill={i % 2 ? '#c79a4e' : '#b3271d'}
          stroke="#1d0f0d"
        />
      ))}
      <path d="M0 0H400V14Q200 26 0 14Z" fill="#8f1d15" />
      <path d="M0 14Q200 26 400 14" fill="none" stroke="#d9ab55" stroke-width="2.5" />
      {SCROLLS.map((name, i) => (
        <g key={name} transform={`translate(${44 + 52 * i} ${21 - Math.abs(i - 3)})`}>
          <path d="M0-4V6" stroke="#d9ab55" stroke-width="1.5" />
          <rect x="-18" y="9" width="36" height="66" fill="#f1dfb6" stroke="#7a5a2c" />
          <path d="M-14 15H14V69H-14Z" fill="none" stroke="#c6a565" stroke-width=".8" />
          <rect x="-22" y="5" width="44" height="6" rx="3" fill="#a3231b" stroke="#1d0f0d" />
          <rect x="-22" y="73" width="44" height="6" rx="3" fill="#a3231b" stroke="#1d0f0d" />
          <g transform="translate(-12 22)">
            <GlyphShape name={name} />
          </g>
          <path d="M-9 53H9M-9 59H9M-9 65H3" stroke="#8a6a3a" stroke-width="1.4" />
        </g>
      ))}
      <EmperorsHat />
    </CoverPicture>
  );
}

export const cover: Cover = {Picture, minutes: [60, 100]};

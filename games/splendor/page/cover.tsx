import type {Cover} from '@page/games';
import {CoverPicture} from '@page/ui/picture';
import './style.css';
import {COLOURS, GemShape, INKS} from './gems';
import {rosette, waves} from './ornament';

const GLOW = rosette(16, 120, 44) + rosette(16, 78, 26);
const PAPER = rosette(9, 36, 15) + rosette(9, 24, 7);
const LINES = waves(80, 108, 10);

// Where the gems lie, and how large.
const PLACES = [
  [140, 104, 1.5],
  [170, 66, 1.8],
  [200, 112, 2.1],
  [230, 66, 1.8],
  [260, 104, 1.5],
] as const;

// A certificate like those on the table, a little turned.
function Certificate({x, turn, colour}: {x: number; turn: number; colour: 'blue' | 'red'}) {
  const {edge, tint} = INKS[colour];
  return (
    <g transform={`translate(${x} 88) rotate(${turn})`}>
      <rect x="-44" y="-58" width="88" height="116" rx="6" fill="#fbf8f1" stroke="#c9b98f" />
      <rect x="-40" y="-54" width="80" height="108" rx="3" fill={tint} stroke={edge} stroke-width=".8" />
      <path transform="translate(-40 -54)" d={LINES} fill="none" stroke={edge} stroke-width=".4" opacity=".4" />
      <g transform="translate(4 -10)">
        <path d={PAPER} fill="none" stroke={edge} stroke-width=".6" opacity=".6" />
        <g transform="scale(2.3)">
          <GemShape colour={colour} />
        </g>
      </g>
    </g>
  );
}

function Picture() {
  return (
    <CoverPicture>
      <rect width="400" height="170" fill="#22182f" />
      <path d="M0 40Q90 10 180 52T400 30V170H0Z" fill="#2a1e3c" />
      <path d="M0 118Q110 84 220 124T400 108V170H0Z" fill="#32244a" />
      <path transform="translate(200 84)" d={GLOW} fill="none" stroke="#d9b65c" stroke-width=".5" opacity=".45" />
      <Certificate x={78} turn={-9} colour="blue" />
      <Certificate x={322} turn={8} colour="red" />
      {PLACES.map(([x, y, size], i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <GemShape colour={COLOURS[i]!} />
        </g>
      ))}
      <g transform="translate(200 30) scale(1.2)">
        <GemShape colour="gold" />
      </g>
    </CoverPicture>
  );
}

export const cover: Cover = {Picture, minutes: [20, 35]};

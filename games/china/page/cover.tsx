import type {Cover} from '@page/games';
import {CoverPicture} from '@page/ui/picture';
import './style.css';
import {EmblemShape, Patterns, WASHES, type Colour} from './emblems';
import {Emissary, House, Tower} from './shapes';

const WALL = 'M0 56 60 42 128 52 190 32 262 44 330 24 400 34';
const ROAD = 'M30 112 104 92 168 104 232 80 304 92 372 110';

// Valleys in the washes of the states, from the far ones to the near.
const HILLS: [Colour, string][] = [
  ['purple', 'M0 78Q70 52 150 72T300 60 400 68V170H0Z'],
  ['green', 'M0 100Q90 72 180 92T330 80 400 92V170H0Z'],
  ['yellow', 'M0 126Q60 102 150 118T300 108 400 120V170H0Z'],
  ['red', 'M0 156Q110 126 220 146T400 140V170H0Z'],
];

function Picture() {
  return (
    <CoverPicture>
      <Patterns />
      <rect width="400" height="170" fill="#f3ead2" />
      <circle cx="262" cy="19" r="14" fill="#c8452f" opacity=".85" />
      <path
        d="M20 62 62 22 84 42 112 12 150 54 182 36 216 62"
        fill="none"
        stroke="#4a4339"
        stroke-width="1.5"
        opacity=".5"
      />
      <path d={`${WALL}V90H0Z`} fill="#e2d5b5" />
      <path d={WALL} fill="none" stroke="#6b6252" stroke-width="12" />
      <path d={WALL} fill="none" stroke="#f3ead2" stroke-width="9" />
      <path
        d={WALL}
        fill="none"
        stroke="#6b6252"
        stroke-width="12"
        stroke-dasharray="5 5"
        transform="translate(0 -3)"
      />
      <path d={WALL} fill="none" stroke="#a2967d" stroke-width="8" />
      {HILLS.map(([colour, d]) => (
        <g stroke="#5d5140" stroke-width="1">
          <path d={d} fill={WASHES[colour]} />
          <path d={d} fill={`url(#china-${colour})`} stroke="none" />
        </g>
      ))}
      <path d={ROAD} fill="none" stroke="#6b5636" stroke-width="5" />
      <path d={ROAD} fill="none" stroke="#f6edd6" stroke-width="2.5" />
      <g transform="translate(104 90)">
        <House seat={0} />
      </g>
      <g transform="translate(168 102)">
        <House seat={0} />
      </g>
      <g transform="translate(232 80)">
        <Tower />
        <House seat={1} />
      </g>
      <g transform="translate(304 90)">
        <House seat={2} />
      </g>
      <g transform="translate(38 108)">
        <Emissary seat={3} radius={13} />
      </g>
      <g transform="translate(366 106)">
        <Emissary seat={1} radius={13} />
      </g>
      <g transform="translate(272 128)">
        <EmblemShape colour="red" />
      </g>
      <g transform="translate(66 130)">
        <EmblemShape colour="yellow" />
      </g>
    </CoverPicture>
  );
}

export const cover: Cover = {Picture, minutes: [30, 50]};

import {SmallPicture} from '@page/ui/picture';
// Five colours, each with an emblem of its own, a wash for the map and a pattern in it.
import type {JSX} from 'preact';

export type Colour = 'red' | 'green' | 'orange' | 'yellow' | 'purple';

export const WASHES: Record<Colour, string> = {
  red: '#ecb9ab',
  green: '#c3d6ac',
  orange: '#f3cd9a',
  yellow: '#f0e3a4',
  purple: '#d3c4e0',
};
export const INKS: Record<Colour, string> = {
  red: '#a3261b',
  green: '#2c6632',
  orange: '#a8510a',
  yellow: '#735a00',
  purple: '#583788',
};

// Around 0,0 and 20 wide: flame, bamboo leaf, sun, ear of grain, waves.
const EMBLEMS: Record<Colour, JSX.Element> = {
  red: (
    <path
      d="M1-10C2-5 8-2 8 4A8 7 0 0 1-8 4C-8 0-5-2-4-6-2-4-1-2-1 0 2-3 2-7 1-10ZM0 3C-3 5-3 9 0 9S3 5 0 3Z"
      fill-rule="evenodd"
      stroke="none"
    />
  ),
  green: (
    <>
      <path d="M-8 9C-10-3-3-9 9-9 10 3 4 10-8 9Z" stroke="none" />
      <path d="M-7 8 4-4" fill="none" stroke="#fff" stroke-width="1.4" />
    </>
  ),
  orange: (
    <>
      <circle r="5" stroke="none" />
      <path
        d="M0-7.5V-10M0 7.5V10M-7.5 0H-10M7.5 0H10M-5.3-5.3-7.1-7.1M5.3 5.3 7.1 7.1M-5.3 5.3-7.1 7.1M5.3-5.3 7.1-7.1"
        stroke-width="2.2"
      />
    </>
  ),
  yellow: (
    <>
      <path d="M0 10V-4" fill="none" stroke-width="1.8" />
      <path
        d="M0-10C3-8 3-5 0-3-3-5-3-8 0-10ZM1 0C1-4 4-6 7-6 7-2 5 0 1 0ZM-1 0C-1-4-4-6-7-6-7-2-5 0-1 0Z"
        stroke="none"
      />
      <path d="M1 6C1 2 4 0 7 0 7 4 5 6 1 6ZM-1 6C-1 2-4 0-7 0-7 4-5 6-1 6Z" stroke="none" />
    </>
  ),
  purple: (
    <path
      d="M-10-4Q-7-8-3.5-4T3-4 10-4M-10 2Q-7-2-3.5 2T3 2 10 2M-10 8Q-7 4-3.5 8T3 8 10 8"
      fill="none"
      stroke-width="2.3"
    />
  ),
};

export function EmblemShape({colour}: {colour: Colour}) {
  return (
    <g fill={INKS[colour]} stroke={INKS[colour]} stroke-linecap="round">
      {EMBLEMS[colour]}
    </g>
  );
}

export function Emblem({colour, size = 20}: {colour: Colour; size?: number}) {
  return (
    <SmallPicture of="china-emblem" half={11} size={size}>
      <EmblemShape colour={colour} />
    </SmallPicture>
  );
}

const STROKES: Record<Colour, string> = {
  red: 'M-3 9 9-3M3 15 15 3',
  green: 'M2 8 4 3 6 8M8 2 9-1M8 12 10 8 11 12',
  orange: 'M3 3h.1M9 9h.1',
  yellow: 'M0 3H6M6 9H12',
  purple: 'M0 4Q3 1 6 4T12 4M0 10Q3 7 6 10T12 10',
};

// To be defined once in a picture and used as `url(#china-red)`.
export function Patterns() {
  return (
    <defs>
      {Object.entries(STROKES).map(([colour, d]) => (
        <pattern key={colour} id={`china-${colour}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <path
            d={d}
            fill="none"
            stroke={INKS[colour as Colour]}
            stroke-linecap="round"
            stroke-width={colour === 'orange' ? 2 : 1}
            opacity=".28"
          />
        </pattern>
      ))}
    </defs>
  );
}

// Five gems, each cut as another polygon, and gold: they differ in shape, not only in colour.
export const COLOURS = ['white', 'blue', 'green', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number] | 'gold';

interface Cut {
  fill: string;
  edge: string;
  outline: string;
  facets: string;
}

// Around 0,0 and 20 wide.
const CUTS: Record<Colour, Cut> = {
  white: {fill: '#fbfbf7', edge: '#8d8a80', outline: 'M0-10 9-4 6 9H-6L-9-4Z', facets: 'M-9-4H9M0-10V9M-6 9 0-4 6 9'},
  blue: {fill: '#2c6fbb', edge: '#123a69', outline: 'M-6-10H6L10-6V6L6 10H-6L-10 6V-6Z', facets: 'M-5-5H5V5H-5ZM-10-6-5-5M10-6 5-5M-10 6-5 5M10 6 5 5'},
  green: {fill: '#2f8f57', edge: '#134a2b', outline: 'M-8-9H8V9H-8Z', facets: 'M-4-5H4V5H-4ZM-8-9-4-5M8-9 4-5M-8 9-4 5M8 9 4 5'},
  red: {fill: '#c43a31', edge: '#6d1712', outline: 'M0-10 8.7-5V5L0 10-8.7 5V-5Z', facets: 'M0-10V10M-8.7-5 8.7 5M8.7-5-8.7 5'},
  black: {fill: '#3d3a3f', edge: '#0f0e10', outline: 'M0-10 10 0 0 10-10 0Z', facets: 'M0-10-4 0 0 10 4 0ZM-10 0H10'},
  gold: {fill: '#e0b13a', edge: '#7d5a0d', outline: 'M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10Z', facets: 'M0-6A6 6 0 1 1 0 6 6 6 0 1 1 0-6Z'},
};

export function GemShape({colour}: {colour: Colour}) {
  const {fill, edge, outline, facets} = CUTS[colour];
  return (
    <g stroke={edge} stroke-linejoin="round" fill="none">
      <path d={outline} fill={fill} stroke-width="1.6" />
      <path d={facets} stroke-width=".7" opacity=".7" />
    </g>
  );
}

export function Gem({colour, size = 20}: {colour: Colour; size?: number}) {
  return (
    <svg class="gem" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true"><GemShape colour={colour} /></svg>
  );
}

export const TINTS: Record<Colour, string> =
  {white: '#e9e6dc', blue: '#cfe0f2', green: '#cfe8d8', red: '#f3d3cf', black: '#cfcdd2', gold: '#f3e3b3'};

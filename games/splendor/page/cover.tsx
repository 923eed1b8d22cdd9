import type {Cover} from '@page/games';
import './style.css';
import {COLOURS, GemShape} from './gems';

function Picture() {
  return (
    <svg viewBox="0 0 400 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="170" fill="#22182f" />
      <path d="M0 130Q100 95 200 130T400 130V170H0Z" fill="#2d2040" />
      {COLOURS.map((colour, i) => (
        <g transform={`translate(${60 + 70 * i} ${80 + (i % 2) * 14}) scale(2.6)`}><GemShape colour={colour} /></g>))}
      <g transform="translate(370 34) scale(1.2)"><GemShape colour="gold" /></g>
    </svg>
  );
}

export const cover: Cover = {Picture, seats: [2, 4], minutes: [20, 35]};

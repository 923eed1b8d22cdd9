import type {Cover} from '@page/games';
import {CoverPicture} from '@page/ui/picture';
import './style.css';
import {KindShape, SignShape} from './glyphs';
import {TYPES} from './model';

// A town on its hill behind crenellated walls, and an army on the road.
function Towers() {
  const towers: [number, number, number][] = [
    [58, 62, 26],
    [92, 30, 22],
    [122, 74, 30],
    [160, 46, 20],
    [188, 80, 28],
  ];
  return (
    <>
      {towers.map(([x, top, width]) => (
        <g key={x}>
          <rect x={x} y={top} width={width} height={150 - top} fill="#e6d3b4" stroke="#6b3221" />
          <path d={`M${x - 3} ${top}l${width / 2 + 3}-14l${width / 2 + 3} 14Z`} fill="#a8492c" stroke="#5c2417" />
          <path d={`M${x + width / 2 - 3} ${top + 22}v-7a3 3 0 0 1 6 0v7Z`} fill="#6b3221" />
        </g>
      ))}
    </>
  );
}

function Walls() {
  const crenels = 'h9v-9h9v9'.repeat(11);
  return <path d={`M34 124${crenels}h9V172H34Z`} fill="#cdbd9f" stroke="#6f6350" stroke-width="1.5" />;
}

// On the wall, beside the gate.
const SIGN_PLACES = [62, 98, 176, 212];

function Picture() {
  return (
    <CoverPicture>
      <rect width="400" height="170" fill="#f3dcbf" />
      <circle cx="300" cy="52" r="26" fill="#e9b078" />
      <path d="M0 128Q70 92 150 116T400 96V170H0Z" fill="#c98f5f" />
      <path d="M200 152Q280 128 400 138V170H160Z" fill="#b2703f" />
      <Towers />
      <Walls />
      <path d="M124 170V150a12 12 0 0 1 24 0v20Z" fill="#6b3221" />
      {TYPES.map((type, i) => (
        <g transform={`translate(${SIGN_PLACES[i]} 150) scale(.8)`} key={type}>
          <KindShape kind={type} cut="#f7ecd8" />
        </g>
      ))}
      {[290, 314, 338, 362].map((x, i) => (
        <g key={x} transform={`translate(${x} ${140 - 2 * i})`}>
          <path d="M8 8 12-26" stroke="#4a2b1d" stroke-width="1.6" />
          <SignShape sign="envoy" fill="#4a2b1d" />
        </g>
      ))}
      <path d="M302 112 302 84 326 88 320 94 326 100 302 97" fill="#a03a22" stroke="#5c2417" />
    </CoverPicture>
  );
}

export const cover: Cover = {Picture, minutes: [60, 90]};

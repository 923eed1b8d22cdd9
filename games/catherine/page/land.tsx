// Russia as drawn by hand, in percent of the map: it is stretched to whatever room there is.
import type {Area} from '@page/games';
import {about} from '@page/ui/about';
import type {Colour} from './model';
import {Emblem, TINTS} from './glyphs';

const COAST =
  'M0 46C3 44 4 41 3 37 2 33 6 33 7 30 8 26 9 25 10 21 8 17 6 15 5 10 6 5 10 2 14-1H22C22 4 26 9 30 8' +
  ' 32 7 31 3 34 2' +
  ' 37 1 40 5 43 4 46 2 50 6 54 7 60 8 62 3 66 5 70 7 72 12 76 10 82 8 88 4 94 7L101 8V101H76C76 96 72 91 68 91' +
  ' 64 91 62 96 62 101H40C39 96 34 97 32 94 30 91 27 96 23 94 20 92 14 91 10 94 7 96 5 98 4 101H-1V46Z';

const RIVERS = [
  'M33 44C37 40 40 36 43 38 48 41 51 47 55 51 59 50 63 46 66 43 67 52 60 60 54 66 50 70 47 72 48 74' +
    ' 50 80 54 84 58 90L64 94',
  'M20 48C22 54 18 62 13 72 14 80 22 84 23 94',
  'M36 62C38 70 43 76 40 84 38 88 36 92 36 96',
  'M49 29C46 22 40 20 34 6',
  'M80 101C76 84 83 76 85 66 83 54 87 48 88 41 87 28 82 20 80 9',
  'M97 101C94 80 99 50 96 30 94 20 96 14 95 7',
  'M77 52C74 60 70 66 67 70 64 78 66 84 67 91',
];
const LAKE = 'M96 99C98 94 98 88 99 84';
const HILLS = 'M73 22 74 19 75 22M74.5 30 75.5 27 76.5 30M73 37 74 34 75 37M74 58 75 55 76 58M72.5 64 73.5 61 74.5 64';

// Each region begins where the one before it ends.
const REGIONS: [Colour, string, [number, number]][] = [
  ['red', 'M-1-1H28C31 20 34 30 34 42 27 50 28 60 34 66 40 74 41 85 41 101H-1Z', [5, 62]],
  [
    'green',
    'M28-1C31 20 34 30 34 42 27 50 28 60 34 66 40 74 41 85 41 101H66C66 84 58 78' +
      ' 58 68 58 60 61 52 61 44 59 30 59 20 61-1Z',
    [44, 90],
  ],
  ['blue', 'M61-1C59 20 59 30 61 44 61 52 58 60 58 68 58 78 66 84 66 101H101V-1Z', [80, 84]],
];

export function Land({say}: Area) {
  return (
    <>
      <svg class="catherine-land" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="catherine-coast">
          <path d={COAST} />
        </clipPath>
        <path d={COAST} class="catherine-shallows" />
        <path d={COAST} class="catherine-ground" />
        <g clip-path="url(#catherine-coast)">
          {REGIONS.map(([colour, shape]) => (
            <path key={colour} d={shape} fill={TINTS[colour].deep} class="catherine-region" />
          ))}
        </g>
        {RIVERS.map((river) => (
          <path key={river} d={river} class="catherine-river" />
        ))}
        <path d={LAKE} class="catherine-river lake" />
        <path d={HILLS} class="catherine-hills" />
        <path d={COAST} class="catherine-coast" />
      </svg>
      {REGIONS.map(([colour, , [x, y]]) => (
        <span
          key={colour}
          class="catherine-crest"
          style={{left: `${x}%`, top: `${y}%`}}
          role="img"
          aria-label={say('page.about.region.title', {colour: say(`colour.${colour}`)})}
          {...about(`region:${colour}`)}
        >
          <Emblem of={colour} size={46} />
        </span>
      ))}
    </>
  );
}

// About where the cities lie, with room for a name each. Others lie where the edition says.
const PLACES: Record<string, [number, number]> = {
  riga: [10, 39],
  'st-petersburg': [15, 22],
  novgorod: [28, 35],
  smolensk: [19, 54],
  kiev: [12, 75],
  kharkov: [30, 78],
  arkhangelsk: [39, 16],
  yaroslavl: [47, 33],
  moscow: [38, 57],
  'nizhny-novgorod': [57, 46],
  saratov: [48, 73],
  astrakhan: [57, 90],
  kazan: [71, 38],
  orenburg: [68, 71],
  yekaterinburg: [80, 57],
  tobolsk: [89.5, 41],
  tomsk: [90, 74],
  irkutsk: [89, 91],
};

export const placeOf = ({id, x, y}: {id: string; x: number; y: number}): [number, number] => PLACES[id] ?? [x, y];

// Nobles: a portrait for each, its points, and how many of the cards it asks for one has.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import {Piece} from '@page/ui/pointing';
import {COLOURS, Gem, INKS, type Counts} from './gems';
import {nobleOf, type Player} from './means';
import {rosette} from './ornament';

// What a portrait is put together from, around the face at 30,29 of a picture 60 by 72.
const HATS = {
  crown: {
    d: 'M19.5 20 17 7 24.5 13 30 4 35.5 13 43 7 40.5 20Q30 16.5 19.5 20Z',
    gold: true,
  },
  tiara: {
    d: 'M20 20Q30 13 40 20L39 15 34.5 15.5 30 8 25.5 15.5 21 15Z',
    gold: true,
  },
  beret: {
    d:
      'M15 20C13 8 40 3 46 13 48 19 40 21 40 21 34 17 26 17 20 21 17 21 15 20 15 20Z' +
      'M41 11C46 3 52 4 57-1 57 8 52 15 41 14Z',
    gold: false,
  },
  turban: {
    d: 'M18 22C13 10 26 3 30 3S47 10 42 22C37 17 23 17 18 22ZM20 14Q32 17 38 6M22 18Q36 18 42 12',
    gold: false,
  },
  hood: {
    d: 'M14 50C10 6 50 6 46 50L40 46C43 32 40 18 30 18S17 32 20 46Z',
    gold: false,
  },
} as const;
const HAIRS = {
  short: 'M19.5 30C18 13 42 13 40.5 30 39 23 35 21.5 30 21.5S21 23 19.5 30Z',
  long: 'M18 46C16 13 44 13 42 46L38.5 47C40 30 38 21.5 30 21.5S20 30 21.5 47Z',
  none: '',
};
const BEARDS = {
  full: 'M20.5 31C21 45 27 48 30 48S39 45 39.5 31C38 37 35 34.5 30 34.5S22 37 20.5 31Z',
  moustache: 'M23.5 35.5Q27 32.5 30 34.3 33 32.5 36.5 35.5 33 37.3 30 35.8 27 37.3 23.5 35.5Z',
  none: '',
};
const COLLARS = {
  ruff:
    'M16 47.5Q18 43.5 21 46 23 43 26 45.5 28 43 30 45.5 32 43 34 45.5 37 43 39 46 42 43.5 44 47.5' +
    'Q42 52 39 50 37 53.5 34 51 32 54 30 51.5 28 54 26 51 23 53.5 21 50 18 52 16 47.5Z',
  fur: 'M22 44C14 47 10 52 8 60L15 62C18 54 24 51 30 58 36 51 42 54 45 62L52 60C50 52 46 47 38 44 36 50 24 50 22 44Z',
};
// Eyes, nose and mouth.
const FEATURES = 'M25 27.5h2.6M32.4 27.5h2.6M30 28.5 29 32.5h2M27.5 37.8Q30 39 32.5 37.8';

interface Look {
  hat: keyof typeof HATS;
  hair: keyof typeof HAIRS;
  beard: keyof typeof BEARDS;
  collar: keyof typeof COLLARS;
  dark: boolean; // the hair
}
const look = (hat: Look['hat'], hair: Look['hair'], beard: Look['beard'], collar: Look['collar'], dark: boolean) => ({
  hat,
  hair,
  beard,
  collar,
  dark,
});
const LOOKS: Look[] = [
  look('crown', 'short', 'full', 'fur', true),
  look('hood', 'none', 'none', 'ruff', true),
  look('tiara', 'long', 'none', 'ruff', false),
  look('beret', 'short', 'moustache', 'fur', true),
  look('crown', 'long', 'none', 'fur', false),
  look('turban', 'none', 'full', 'fur', true),
  look('beret', 'long', 'none', 'ruff', true),
  look('crown', 'short', 'moustache', 'ruff', false),
  look('tiara', 'long', 'none', 'fur', true),
  look('hood', 'none', 'full', 'fur', false),
];

const RAYS = rosette(12, 40, 10);
const GOLD = '#e0b13a';

function Portrait({at, needs}: {at: number; needs: Counts}) {
  const {hat, hair, beard, collar, dark} = LOOKS[at % LOOKS.length]!;
  const [robe, trim] = COLOURS.filter((colour) => needs[colour]).map((colour) => INKS[colour]);
  const tone = dark ? '#4a3526' : '#b98d52';
  const {d, gold} = HATS[hat];
  return (
    <svg class="sp-portrait" viewBox="0 -2 60 74" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g transform="translate(30 30)">
        <path d={RAYS} fill="none" stroke="#8f7a4a" stroke-width=".5" opacity=".55" />
      </g>
      <g stroke="#3a2c1c" stroke-width=".8" stroke-linejoin="round">
        <path d="M2 74C3 54 14 48 24 46H36C46 48 57 54 58 74Z" fill={robe!.fill} />
        <path d="M24 46 30 74 36 46Z" fill={(trim ?? robe)!.fill} />
        <path d="M25.5 37V47Q30 51 34.5 47V37Z" fill="#e8c9a4" />
        <path d={COLLARS[collar]} fill="#fbf6ea" />
        <ellipse cx="30" cy="29.5" rx="9.5" ry="11.5" fill="#f1d8b6" />
        <path d={BEARDS[beard]} fill={tone} />
        <path d={HAIRS[hair]} fill={tone} />
        <path d={d} fill={gold ? GOLD : (trim ?? robe)!.fill} />
        <path d={FEATURES} fill="none" stroke-linecap="round" />
      </g>
    </svg>
  );
}

type Components = Pick<Area, 'edition'>;

function placeOf(area: Components, id: string): number {
  return area.edition.nobles.value.findIndex((noble: {id: string}) => noble.id === id);
}

// The cards asked for; with a host, also how many of them that one has.
export function Needs({needs, host}: {needs: Counts; host?: Player}) {
  return (
    <ul class="sp-needs">
      {COLOURS.filter((colour) => needs[colour]).map((colour) => {
        const asked = needs[colour]!;
        const have = host && Math.min(host.bonuses[colour], asked);
        return (
          <li key={colour} class={have === asked ? 'sp-met' : ''}>
            <Gem colour={colour} />
            <b>{have === undefined ? asked : `${have}/${asked}`}</b>
          </li>
        );
      })}
    </ul>
  );
}

export function NobleFace({area, id, children}: {area: Components; id: string; children?: ComponentChildren}) {
  const {points, needs} = nobleOf(area, id);
  return (
    <div class="sp-noble-face">
      <Portrait at={placeOf(area, id)} needs={needs} />
      <b class="sp-points">{points}</b>
      {children}
    </div>
  );
}

export function NoblePiece({area, id, host}: {area: Area; id: string; host: Player}) {
  return (
    <Piece of={`noble:${id}`} extra="sp-noble" data-flip={id}>
      <NobleFace area={area} id={id}>
        <Needs needs={nobleOf(area, id).needs} host={host} />
      </NobleFace>
    </Piece>
  );
}

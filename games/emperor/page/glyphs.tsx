// The signs of the game, each with its own outline so that none is told by colour alone, and formulas
// made of them: "{land} → 2{vp}" is the sign of land, an arrow, a 2 and the sign of a point.

interface Shape {
  tone: string;
  body: string; // filled
  lines?: string; // only drawn
  sign?: string; // filled with lacquer
}

const CIRCLE = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 1 1 0-19Z';
const PAPER = 'M4 2.5h16v3.5h-1.5v12H20v3.5H4V18h1.5V6H4Z';
const STEEL = '#b4c0c8';
const SILK = '#e3a89f';
const ROBE = '#a9c29a';

// 24 by 24.
const SHAPES: Record<string, Shape> = {
  vp: {
    tone: '#e9bd45',
    body: 'M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7l-6.2 3.5 1.4-7L2 9.4l7-.8Z',
  },
  trust: {
    tone: '#7fb79c',
    body: 'M4 13h16v8H4ZM8.5 13V9a3.5 5 0 0 1 7 0v4Z',
    lines: 'M7.5 17h9',
  },
  gold: {tone: '#dfae33', body: `${CIRCLE}M8.5 8.5v7h7v-7Z`},
  cube: {
    tone: '#cf4a3a',
    body: 'M12 2.5 21 7.5v9l-9 5-9-5v-9Z',
    lines: 'M3 7.5l9 5 9-5M12 12.5v9',
  },
  tribute: {
    tone: '#b678a6',
    body: 'M3 9.5h18V21H3ZM6 4h12l3 5.5H3Z',
    lines: 'M12 4v17M8 14h8',
  },
  palace: {tone: '#cfa05a', body: 'M2 21.5v-5h5v-5h5v-5h5v-4h5v19Z'},
  person: {
    tone: '#d8c7a4',
    body: 'M12 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9ZM3.5 21.5q0-8.5 8.5-8.5t8.5 8.5Z',
  },
  tile: {tone: '#d8c7a4', body: 'M3.5 3.5h17v17h-17Z', lines: 'M8 8h8v8H8Z'},
  score: {
    tone: '#f6e6bd',
    body: PAPER,
    sign: 'M12 6.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9L12 15.3l-3.5 1.9.8-3.9-2.9-2.7 3.9-.5Z',
  },
  flip: {
    tone: '#c9dbe6',
    body: PAPER,
    sign: 'M9 6l3.5 4.5h-2V16h-3v-5.5h-2ZM15 18l-3.5-4.5h2V8h3v5.5h2Z',
  },
  xiongnu: {
    tone: '#e0a860',
    body: 'M7 1.5Q22 12 7 22.5l1-4.5Q16.5 12 8 6ZM1.5 10.5h15V7.5L22.5 12l-6 4.5v-3h-15Z',
  },
  bag: {
    tone: '#b89a6a',
    body: 'M8 2.5h8l-2 4.5q8 4 6 12-1 2.5-8 2.5t-8-2.5Q2 11 10 7Z',
    lines: 'M9 7h6',
  },
  pile: {tone: '#d8c7a4', body: 'M3 6h11v15.5H3ZM6.5 6V2.5H20V18h-6V6Z'},
  discards: {
    tone: '#b8ab94',
    body: 'M3 8h11v13.5H3ZM14 8l2-4.5 6 2.5-6 13-2-1Z',
    lines: 'M6 12l5 5M11 12l-5 5',
  },
  shield: {
    tone: STEEL,
    body: 'M12 2.5 20.5 5v7q0 6.5-8.5 9.5Q3.5 18.5 3.5 12V5Z',
    lines: 'M12 6v11M7.5 10.5h9',
  },
  blood: {
    tone: '#d2564a',
    body: 'M12 2q8 9.5 8 13a8 6.8 0 0 1-16 0q0-3.5 8-13Z',
    lines: 'M8.5 15q.5 3 3.5 3',
  },
  power: {tone: '#b3271d', body: 'M7.5 2.5h9l5 5v9l-5 5h-9l-5-5v-9Z'},
  eye: {
    tone: '#fff',
    body: 'M1.5 12Q12 1.5 22.5 12 12 22.5 1.5 12Z',
    lines: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7Z',
  },
  end: {
    tone: '#e6d7b4',
    body: 'M5 2.5h14v2.5q0 4-5 7 5 3 5 7v2.5H5V19q0-4 5-7-5-3-5-7Z',
    lines: 'M7.5 19.5h9',
  },
  most: {
    tone: '#dfae33',
    body: 'M3 21.5V13h6V5h6v11h6v5.5Z',
    lines: 'M12 8.5v4',
  },
  greatwall: {
    tone: '#c8b083',
    body: 'M1.5 20V11H6V4h2v2h2V4h2v7h3V9h2v2h2V9h3.5v11Z',
    lines: 'M1.5 15.5h21M6 11v4.5M12 11v4.5M17 15.5V20',
  },
  carriage: {
    tone: '#d9b98b',
    body: CIRCLE,
    lines: 'M12 2.5v19M2.5 12h19M5.3 5.3l13.4 13.4M18.7 5.3 5.3 18.7',
  },

  land: {
    tone: '#b8c474',
    body: 'M2.5 4.5h19v15h-19Z',
    lines: 'M2.5 12h19M12 4.5v15M7.2 4.5V12M16.8 12v7.5',
  },
  canal: {
    tone: '#7db4d6',
    body: 'M2 7.5q5-5 10 0t10 0v9q-5 5-10 0t-10 0Z',
    lines: 'M4.5 12.5q3.7-3.7 7.5 0t7.5 0',
  },
  tower: {
    tone: '#b9a384',
    body: 'M7 21.5V10H4.5V3.5h3.5v2.5h2.3V3.5h3.4V6H16V3.5h3.5V10H17v11.5Z',
    lines: 'M10 21.5V16h4v5.5M7 10h10',
  },
  wall: {
    tone: '#cdb488',
    body: 'M2 20V7.5h4v3.5h4V7.5h4V11h4V7.5h4V20Z',
    lines: 'M2 15.5h20M8 11v4.5M16 11v4.5M12 15.5V20',
  },
  confucian: {
    tone: '#a5c58c',
    body: 'M12 2a2 2 0 1 1 0 4 2 2 0 1 1 0-4ZM12 5.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9ZM2 22q1-7 10-7t10 7Z',
    lines: 'M8.5 15.5 14 22M15.5 15.5l-3.2 4',
  },
  legalist: {
    tone: '#b3a9d3',
    body: 'M1.5 13h9q0 4.5-4.5 4.5T1.5 13ZM13.5 13h9q0 4.5-4.5 4.5t-4.5-4.5ZM8.5 22v-2H11V3.5h2V20h2.5v2Z',
    lines: 'M6 13V6.5h12V13',
  },
  book: {
    tone: '#dcc07b',
    body: 'M3 3.5h3.6v17H3ZM7.8 3.5h3.6v17H7.8ZM12.6 3.5h3.6v17h-3.6ZM17.4 3.5H21v17h-3.6Z',
    lines: 'M2 8.5h20M2 15.5h20',
  },
  jewel: {
    tone: '#7fc4a8',
    body: `${CIRCLE}M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7Z`,
    lines: 'M5 12h2M17 12h2M12 5v2M12 17v2',
  },
  envoy: {
    tone: '#f0dcb0',
    body: 'M2 5.5h20v13.5H2Z',
    lines: 'M2 5.5l10 8 10-8',
  },
  ingot: {
    tone: '#e5bb48',
    body: 'M1.5 8.5Q4 12 7 11.5q1.5-6 5-6t5 6q3 .5 5.5-3L20 19H4Z',
    lines: 'M7 11.5q5 3 10 0',
  },
  stone: {
    tone: '#b9b4ab',
    body: 'M5.5 20V8q0-5.5 6.5-5.5T18.5 8v12ZM3 20h18v2H3Z',
    lines: 'M9 8.5h6M9 12h6M9 15.5h6',
  },

  'royal-sword': {
    tone: STEEL,
    body: 'M12 1.5 14.2 5v10.5H9.8V5ZM6.5 15.5h11V18h-11ZM10.5 18h3v4.5h-3Z',
    lines: 'M12 5v9',
  },
  grail: {
    tone: '#dcbc62',
    body: 'M4.5 3h15q0 9-5.5 10v5h3.5v3.5h-11V18H10v-5Q4.5 12 4.5 3Z',
    lines: 'M5.5 7h13',
  },
  'jade-bangle': {
    tone: '#7fc4a8',
    body: `${CIRCLE}M12 6a6 6 0 1 0 0 12 6 6 0 1 0 0-12Z`,
    lines: 'M12 2.5V6M12 18v3.5',
  },

  cavalry: {
    tone: STEEL,
    body: 'M5 21.5q0-8 5-11L7 8.5l4.5-2.5L12.5 2l2.5 4q6 2 6.5 8.5l-3 2.5-3.5-3.5q-4 1-2.5 8Z',
    lines: 'M15.5 9.5h.5',
  },
  'military-officer': {
    tone: STEEL,
    body: 'M10.5 1.5 12 0l1.5 1.5V22h-3ZM13.5 4H20v4.5q-4.5 0-6.5 3.5ZM10.5 6H5V4h5.5Z',
  },
  general: {
    tone: STEEL,
    body: 'M3.5 17Q3.5 6.5 12 6.5T20.5 17l-2 4.5h-13ZM11 6.5V1.5h2v5Z',
    lines: 'M3.5 17h17M12 6.5V17',
  },
  'field-marshal': {
    tone: STEEL,
    body: 'M3 1.5h2.5v21H3ZM5.5 2.5h16L17.5 6.5l4 4h-16ZM5.5 12.5h12L14.5 16l3 3.5h-12Z',
  },
  'crown-prince': {
    tone: SILK,
    body: 'M3 20.5 1.5 7l5.5 5L12 3l5 9 5.5-5L21 20.5Z',
    lines: 'M3 16.5h18M12 8v3',
  },
  prince: {tone: SILK, body: 'M5.5 19.5 4 10.5l4 3 4-7 4 7 4-3-1.5 9Z'},
  empress: {
    tone: SILK,
    body: 'M12 8.5a5 5 0 1 1 0 10 5 5 0 1 1 0-10Z',
    lines: 'M12 8.5V1.5M8.2 9.8 4 3.5M15.8 9.8 20 3.5M7 13H1.5M17 13h5.5M9 18q3 4 6 0M3 3l2 1M21 3l-2 1',
  },
  concubine: {
    tone: SILK,
    body: 'M12 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15ZM11 16.5h2v6h-2Z',
    lines: 'M12 3.5v12M6.5 9h11',
  },
  eunuch: {
    tone: SILK,
    body: 'M13 9q8 3 8 13-2-2-3.5-.5-1.5 1.5-3.5-.5Q14 14 11 11Z',
    lines: 'M2.5 2.5 12 10M15 13l2 7',
  },
  chancellor: {
    tone: ROBE,
    body: 'M8 14V8q0-6 4-6t4 6v6ZM1 11h7v3H1ZM16 11h7v3h-7ZM6.5 14h11v5h-11Z',
  },
  philosopher: {
    tone: ROBE,
    body: 'M18 1.5l4 4-9.5 9-3.5-3.5ZM9 11l3.5 3.5q-1 6-9 8 1.5-3.5 1.5-6T9 11Z',
  },
  'court-official': {
    tone: ROBE,
    body: 'M7 3.5q5-3 10 0v18H7Z',
    lines: 'M10 8h4v4h-4ZM9.5 16h5',
  },
  'supply-officer': {
    tone: ROBE,
    body: 'M8 2.5h8L14 7q8 4 6 12-1 2.5-8 2.5T4 19Q2 11 10 7Z',
    lines: 'M9 7h6M12 11v7M8.5 14.5h7',
  },
  assassin: {
    tone: '#8a8178',
    body: 'M2.5 21.5l2-5L17.5 2.5h4v4l-14 13Z',
    lines: 'M4 11.5l8.5 8.5M17.5 6.5 9 15',
  },
};

const WHEELS = ['#e6c48e', '#d9a79c', '#a9c7dc', '#bcd09a', '#c9b6dd'];

// A wheel with the number of its kind.
function Wheel({kind}: {kind: number}) {
  return (
    <>
      <path d={CIRCLE} fill={WHEELS[kind - 1] ?? WHEELS[0]} />
      <path d="M12 .8v4M12 19.2v4M.8 12h4M19.2 12h4M4 4l3 3M20 4l-3 3M4 20l3-3M20 20l-3-3" fill="none" />
      <text x="12" y="17.8" text-anchor="middle" font-size="16.6" font-weight="700" fill="#2a1a14" stroke="none">
        {kind}
      </text>
    </>
  );
}

// Without the frame of a picture, to be put into one.
export function GlyphShape({name}: {name: string}) {
  const [, wheel] = name.match(/^carriage-(\d)$/) ?? [];
  const shape = SHAPES[name];
  return (
    <g stroke="#2f211a" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      {wheel !== undefined && <Wheel kind={Number(wheel)} />}
      {shape !== undefined && <path d={shape.body} fill={shape.tone} fill-rule="evenodd" />}
      {shape?.sign !== undefined && <path d={shape.sign} fill="#b3271d" stroke="none" />}
      {shape?.lines !== undefined && <path d={shape.lines} fill="none" stroke-width="1.3" />}
    </g>
  );
}

export function Glyph({name, size = 18}: {name: string; size?: number}) {
  return (
    <svg class="emperor-glyph" viewBox="0 0 24 24" style={{'--size': size}} aria-hidden="true">
      <GlyphShape name={name} />
    </svg>
  );
}

// A tile has the sign of its name, but gold as a tile is an ingot, not a coin.
export const tileGlyph = (tile: string) => (tile === 'gold' ? 'ingot' : tile.startsWith('xiongnu') ? 'xiongnu' : tile);

export function Formula({text, size = 15}: {text: string; size?: number}) {
  return (
    <span class="emperor-formula">
      {text
        .split(/(\{[^}]+\}| )/)
        .filter(Boolean)
        .map((part) =>
          part.startsWith('{') ? (
            <Glyph name={part.slice(1, -1)} size={size} />
          ) : part === ' ' ? (
            <i class="emperor-gap" />
          ) : (
            <span>{part}</span>
          ),
        )}
    </span>
  );
}

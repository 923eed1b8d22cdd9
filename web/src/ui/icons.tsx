// The signs of the tools. Where there is room, the word stands beside them.
const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  restart: 'M4.500 9A9 9 0 1 1 3 14M4 3v6h6',
  hint: 'M9 18h6M10 22h4M12 2a7 7 0 0 0-4 12.700c.7.600 1 1.300 1 2.300h6c0-1 .3-1.700 1-2.300A7 7 0 0 0 12 2Z',
  choices: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  rules: 'M12 6C10 4 7 4 3 4v15c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2ZM12 6v15',
  log: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
  settings: 'M3 7h10M19 7h2M3 17h2M11 17h10M16 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  points: 'M4 21V11h4v10M10 21V4h4v17M16 21v-7h4v7M2 21h20',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  back: 'M15 5 8 12l7 7',
  forward: 'm9 5 7 7-7 7',
  play: 'M7 4v16l13-8Z',
  pause: 'M8 4v16M16 4v16',
  branch: 'M6 3v18M6 15h5a6 6 0 0 0 6-6V4M13 8l4-4 4 4',
  end: 'M6 22V3h12l-3 4 3 4H6',
};
export type IconName = keyof typeof PATHS;

export function Icon({of}: {of: IconName}) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}

// A player is colour, shape and name.
import type {Level, Seat} from '@page/engine/protocol';
import {useT} from '@page/words';
import {SmallPicture} from './picture';

// As the styles say it (looks.css): they are others for eyes to which red and green are alike.
export const SEAT_COLOURS = [0, 1, 2, 3, 4].map((seat) => `var(--seat-${seat})`);
const SHAPES = [
  'M0-9 8 6H-8Z',
  'M-8-8H8V8H-8Z',
  'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z',
  'M0-10 10 0 0 10-10 0Z',
  'M0-10 9.5-3 6 8.5H-6L-9.5-3Z',
];

// The shape alone, around 0,0 and about 20 wide, to be put into a picture.
export function SeatShape({seat}: {seat: Seat}) {
  return <path d={SHAPES[seat]!} fill={SEAT_COLOURS[seat]!} stroke="#fff" stroke-width="1.5" />;
}

export function SeatMark({seat, size = 18}: {seat: Seat; size?: number}) {
  return (
    <SmallPicture of="seat-mark" half={11} size={size}>
      <SeatShape seat={seat} />
    </SmallPicture>
  );
}

// How strong a bot is, beside its name.
export function LevelMark({level}: {level: Level | undefined}) {
  const t = useT();
  return level === undefined ? null : <small class="level">{t(`level.${level}`)}</small>;
}

export function SeatName({seat, name, level}: {seat: Seat; name: string; level?: Level}) {
  return (
    <span class="seat-name">
      <SeatMark seat={seat} /> {name} <LevelMark level={level} />
    </span>
  );
}

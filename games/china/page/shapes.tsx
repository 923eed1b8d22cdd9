// The wooden pieces: a house, an emissary, a fortress. All around 0,0.
import type {Seat} from '@page/engine/protocol';
import {SEAT_COLOURS, SeatShape} from '@page/ui/seat';
import {SmallPicture} from '@page/ui/picture';

// White walls with the owner's sign under a curved roof; 24 wide without its eaves.
export function House({seat}: {seat: Seat}) {
  return (
    <>
      <rect x="-11" y="-11" width="22" height="22" rx="2" fill="#fffdf7" stroke="#2a2622" stroke-width=".8" />
      <g transform="translate(0 1)">
        <SeatShape seat={seat} />
      </g>
      <path
        d="M-17-10Q-9-12-8-18H8Q9-12 17-10Q0-13-17-10Z"
        fill={SEAT_COLOURS[seat]}
        stroke="#2a2622"
        stroke-width=".8"
      />
    </>
  );
}

// A seal with the owner's sign.
export function Emissary({seat, radius}: {seat: Seat; radius: number}) {
  return (
    <>
      <circle r={radius} fill="#fffdf7" stroke="#2a2622" stroke-width="1" />
      <g transform={`scale(${radius / 12.5})`}>
        <SeatShape seat={seat} />
      </g>
    </>
  );
}

// Stone with crenels, broad enough to be seen behind a house.
export function Tower() {
  return <path class="china-tower" stroke-linejoin="round" d="M-18 17V-22H-11V-17H-4V-22H4V-17H11V-22H18V17Z" />;
}

export type Kind = 'house' | 'emissary' | 'fortress';

function shapeOf(kind: Kind, seat: Seat) {
  if (kind === 'house') return <House seat={seat} />;
  if (kind === 'emissary') return <Emissary seat={seat} radius={14} />;
  return <Tower />;
}

export function PieceIcon({kind, seat, size = 24}: {kind: Kind; seat: Seat; size?: number}) {
  return (
    <svg class="china-icon" viewBox="-19 -23 38 42" width={size} height={size} aria-hidden="true">
      {shapeOf(kind, seat)}
    </svg>
  );
}

// Who holds it began, and begins every round.
export function Emperor({size = 22}: {size?: number}) {
  return (
    <SmallPicture of="china-icon" half={11} size={size}>
      <g stroke="#2a2622" stroke-width="1.1" stroke-linejoin="round">
        <path d="M-10-7H10V-4H-10Z" fill="#e0b13a" />
        <path d="M-9-4V2M-5-4V0M5-4V0M9-4V2" fill="none" />
        <path d="M-5-4H5V2Q0 7-5 2Z" fill="#fbe9d0" />
        <path d="M-9 10Q-8 4-3 4L0 7 3 4Q8 4 9 10Z" fill="#a5301f" />
      </g>
    </SmallPicture>
  );
}

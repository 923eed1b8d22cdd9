// The wooden pieces: a house, an emissary, a fortress. All around 0,0.
import type {Seat} from '@page/engine/protocol';
import {SEAT_COLOURS, SeatShape} from '@page/ui/seat';
import {SmallPicture} from '@page/ui/picture';

// Seen from the front and a little from the right: white walls with the owner's sign, a roof of tiles
// with its eaves turned up, and the shadow.
export function House({seat}: {seat: Seat}) {
  const colour = SEAT_COLOURS[seat];
  return (
    <g stroke="#2a2622" stroke-width=".8" stroke-linejoin="round">
      <path d="M-11 14H9L20 8V14L13 18H-8Z" fill="#2a2622" opacity=".28" stroke="none" />
      <path d="M8-3 15-7V9L8 14Z" fill="#cbbfa6" />
      <rect x="-12" y="-4" width="20" height="18" fill="#fffdf7" />
      <path d="M9-4 12-15Q15-11 20-9Q15-8 15-6Z" fill={colour} />
      <path d="M9-4 12-15Q15-11 20-9Q15-8 15-6Z" fill="#000" opacity=".35" stroke="none" />
      <path d="M-18-6Q-12-8-9-15H12Q9-9 12-4Q-4-6-14-4Q-16-4.500-18-6Z" fill={colour} />
      <path d="M-5-14.500Q-8-9-10-5M0-14.500Q-2-9-3-5.500M5-14.500Q3-9 4-5" fill="none" stroke="#fff" opacity=".4" />
      <path d="M-11-17-9-15H12L14-17" fill="none" stroke-width="2" stroke-linecap="round" />
      <g transform="translate(-2 5) scale(.74)">
        <SeatShape seat={seat} />
      </g>
    </g>
  );
}

// A token of wood with the owner's sign.
export function Emissary({seat, radius}: {seat: Seat; radius: number}) {
  return (
    <>
      <circle cy={radius * 0.22} r={radius} fill="#8d7a57" stroke="#2a2622" stroke-width="1" />
      <circle r={radius} fill="#fffdf7" stroke="#2a2622" stroke-width="1" />
      <g transform={`scale(${radius / 12.5})`}>
        <SeatShape seat={seat} />
      </g>
    </>
  );
}

// Stone with crenels, broad enough to be seen behind a house.
export function Tower() {
  return (
    <g class="china-tower" stroke-linejoin="round">
      <path class="china-tower-side" d="M17-17 23-21V12L17 17Z" />
      <path d="M-18 17V-22H-11V-17H-4V-22H4V-17H11V-22H18V17Z" />
      <path class="china-tower-joints" d="M-18-9H18M-18-1H18M-18 8H18M-9-9V-1M6-9V-1M-2-1V8M12-1V8M-9 8V17M6 8V17" />
    </g>
  );
}

export type Kind = 'house' | 'emissary' | 'fortress';

function shapeOf(kind: Kind, seat: Seat) {
  if (kind === 'house') return <House seat={seat} />;
  if (kind === 'emissary') return <Emissary seat={seat} radius={14} />;
  return <Tower />;
}

export function PieceIcon({kind, seat, size = 24}: {kind: Kind; seat: Seat; size?: number}) {
  return (
    <svg class="china-icon" viewBox="-20 -23 44 42" width={size} height={size} aria-hidden="true">
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

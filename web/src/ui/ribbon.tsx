// What another has just done. A screen reader has heard it already.
import {SeatMark} from './seat';
import type {Ribbon} from './following';

export function RibbonView({ribbon, asked}: {ribbon: Ribbon; asked: boolean}) {
  return (
    <p class={`ribbon ${asked ? 'asked' : ''}`} aria-hidden="true">
      <SeatMark seat={ribbon.seat} /> <span>{ribbon.text}</span>
      {ribbon.more > 0 && <small> +{ribbon.more}</small>}
    </p>
  );
}

// What another has just done, or what is being scored. A screen reader has heard it already.
import {SeatMark} from './seat';
import type {Ribbon} from './following';

export function RibbonView({ribbon, asked}: {ribbon: Ribbon; asked: boolean}) {
  return (
    <p class={`ribbon ${asked ? 'asked' : ''}`} aria-hidden="true">
      {ribbon.seat !== undefined && <SeatMark seat={ribbon.seat} />} <span>{ribbon.text}</span>
      {ribbon.more > 0 && <small> +{ribbon.more}</small>}
    </p>
  );
}

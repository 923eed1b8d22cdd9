// Components as the tables of the rules show them: small, beside their words.
import type {ComponentChildren} from 'preact';
import type {Area, Components} from '@page/games';
import {SEAT_COLOURS} from '@page/ui/seat';
import {CardFace, washOf} from './cards';
import {Detail} from './detail';
import {Emblem, type Colour} from './emblems';
import {emptyArea} from './gallery';
import {House, PieceIcon} from './shapes';
import {AllianceSign} from './signs';
import {alliancesOf, realmOf} from './table';

function alliance(area: Area, number: number) {
  const states = alliancesOf(area)[number - 1]?.states;
  return (
    states && (
      <Detail width={46} height={30} colours={states.map((state) => realmOf(area, state).colour)}>
        <AllianceSign area={area} number={number} states={states} at={[0, 0]} />
      </Detail>
    )
  );
}

const Road = () => (
  <svg class="china-icon" viewBox="-34 -20 72 42" width="58" height="34">
    <path d="M-16 2H18" class="china-joined" stroke={SEAT_COLOURS[0]} />
    {[-16, 18].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <House seat={0} />
      </g>
    ))}
  </svg>
);

export function picture(name: string, components: Components): ComponentChildren | undefined {
  const area = emptyArea(components, '45');
  const [kind, which = ''] = name.split(':');
  switch (kind) {
    case 'card':
      return (
        <span class="china-card" style={washOf(which as Colour)}>
          <CardFace area={area} colour={which as Colour} />
        </span>
      );
    case 'emblem':
      return <Emblem colour={which as Colour} size={22} />;
    case 'alliance':
      return alliance(area, Number(which));
    case 'house':
      return <PieceIcon kind="house" seat={0} size={34} />;
    case 'road':
      return <Road />;
    default:
      return undefined;
  }
}

// The supply of a kind, and who holds its guildmaster.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import {Num} from '@page/ui/number';
import {SeatMark} from '@page/ui/seat';
import {Crown} from './city';
import {CubeGlyph} from './glyphs';
import {cubeOf, type Type} from './model';
import {Counter, Marked} from './parts';

// Named, and beside it the crown, or who has it.
export function MasterFace({name, children}: {name: string; children: ComponentChildren}) {
  return (
    <>
      <span class="comuni-master-name">{name}</span>
      {children}
    </>
  );
}

export function Guild({area, type}: {area: Area; type: Type}) {
  const cube = cubeOf(type);
  const n: number | null = area.view.supply[cube];
  const holder: number | undefined = area.view.guildmasters[type];
  const master = area.say(`guildmaster.${type}`);
  return (
    <div class="comuni-guild">
      <Counter of={`cube:${cube}`} sign="+" extra={n === 0 ? 'empty' : ''}>
        <CubeGlyph cube={cube} size={28} />
        {n !== null && <Num value={n} />}
      </Counter>
      <Marked
        name={`master-${type}`}
        of={`master:${type}`}
        extra="comuni-holder"
        label={
          holder === undefined
            ? area.say('page.masterFree', {master})
            : area.say('page.masterOf', {master, name: area.persons[holder]!})
        }
      >
        <MasterFace name={master}>
          {holder === undefined ? (
            <span data-flip={`master-${type}`}>
              <Crown size={22} />
            </span>
          ) : (
            <SeatMark seat={holder} size={20} />
          )}
        </MasterFace>
      </Marked>
    </div>
  );
}

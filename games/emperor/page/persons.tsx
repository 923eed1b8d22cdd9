// Persons, as cards with all that they can do, and in short where many lie side by side.
import type {ComponentChildren} from 'preact';
import {about} from '@page/ui/about';
import {Piece} from '@page/ui/pointing';
import {Formula, Glyph} from './glyphs';
import {listed, personName, personOf, powerText, type Components, type Person} from './reading';

const FAMILIES: Record<string, string[]> = {
  blood: ['crown-prince', 'prince', 'empress', 'concubine', 'eunuch'],
  court: ['chancellor', 'philosopher', 'court-official', 'supply-officer'],
  shade: ['assassin'],
};
const familyOf = (kind: string) => Object.keys(FAMILIES).find((family) => FAMILIES[family]!.includes(kind)) ?? 'arms';

// What the person does, as formulas; what happens when it is shown stands behind one eye.
function formulas({traits}: Person): string[] {
  const shown = [
    traits.shown_trust && `+${traits.shown_trust}{trust}`,
    traits.shown_trust_lost && `−${traits.shown_trust_lost}{trust}`,
    traits.shown_tributes && `+${traits.shown_tributes}{tribute}`,
    traits.shown_gold && `+${traits.shown_gold}{gold}`,
    traits.shown_cubes && `+${traits.shown_cubes}{cube}`,
    traits.assassin && '✕{person}',
  ].filter(Boolean);
  return [
    traits.blood && '{blood}',
    traits.defence && `{shield}${traits.defence}`,
    traits.power_from_cubes && '{power}+{cube}',
    shown.length > 0 && `{eye}${shown.join('')}`,
    traits.end_points && `{end}${traits.end_points}{vp}`,
    traits.end_per_land && `{end}{land}${traits.end_per_land}{vp}`,
    traits.end_per_scholar && `{end}{confucian}{legalist}${traits.end_per_scholar}{vp}`,
  ].filter((text): text is string => typeof text === 'string');
}

// The same in words.
export function personWords(area: Components, id: string): string {
  const person = personOf(area, id);
  const traits = Object.entries(person.traits).map(([trait, n]) => area.say(`page.has.${trait}`, {n: Number(n)}));
  return listed(area, [personName(area, id), area.say('page.cost', {n: person.cost}), ...traits]);
}

export function Power({person}: {person: Person}) {
  return <b class="emperor-power">{powerText(person)}</b>;
}

interface Shown {
  area: Components;
  id: string;
  of?: string | string[]; // the names of the piece
  held?: string; // what it is asked about by, where it is no piece
  nth?: number;
  extra?: string;
  flip?: string;
}

// A piece where it can be one, and else only a picture.
function Frame({area, id, of, held, nth, extra, flip, children}: Shown & {children: ComponentChildren}) {
  return of === undefined ? (
    <div
      class={extra}
      role="img"
      aria-label={personWords(area, id)}
      data-flip={flip}
      {...(held === undefined ? {} : about(held))}
    >
      {children}
    </div>
  ) : (
    <Piece of={of} nth={nth} extra={extra} data-flip={flip}>
      {children}
    </Piece>
  );
}

export function PersonCard({extra = '', ...shown}: Shown) {
  const {area, id} = shown;
  const person = personOf(area, id);
  return (
    <Frame {...shown} extra={`emperor-person emperor-${familyOf(person.kind)} ${extra}`}>
      <Power person={person} />
      <Glyph name={person.kind} size={26} />
      <span class="emperor-name">{area.say(`person.${person.kind}`)}</span>
      <span class="emperor-traits">
        {formulas(person).map((text) => (
          <Formula text={text} size={14} key={text} />
        ))}
      </span>
      <span class="emperor-cost">
        <Formula text={`${person.cost}{gold}`} size={14} />
      </span>
    </Frame>
  );
}

// Only the sign and the power.
export function PersonChip({extra = '', ...shown}: Shown) {
  const {area, id} = shown;
  const person = personOf(area, id);
  return (
    <Frame {...shown} extra={`emperor-chip emperor-${familyOf(person.kind)} ${extra}`}>
      <Glyph name={person.kind} size={18} />
      <b>{powerText(person)}</b>
    </Frame>
  );
}

export function CoveredPerson({area, extra, of}: {area: Components; extra: string; of?: string}) {
  return (
    <div
      class={`${extra} emperor-covered`}
      role="img"
      aria-label={area.say('page.covered')}
      {...(of === undefined ? {} : about(of))}
    >
      <Glyph name="person" size={18} />
      <b>?</b>
    </div>
  );
}

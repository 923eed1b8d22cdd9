// What is this? Of the persons, wherever they lie.
import type {Area, Explained} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {bring, large, sentences, sidesUp} from './explain_parts';
import {CoveredPerson, PersonCard} from './persons';
import {listed, personName, personOf, powerText} from './reading';
import {helps, powerOf, worthAtEnd} from './worth';

export type Place = 'person' | 'display' | 'drawn' | 'hand' | 'shown';

const anyAtEnd = (traits: object): boolean => Object.keys(traits).some((trait) => trait.startsWith('end_'));

export function person(area: Area, id: string, place: Place, owner?: Seat): Explained {
  const {say, view, persons} = area;
  const {power, cost, traits} = personOf(area, id);
  const whose = owner ?? area.seat;
  const values = {power: powerText(personOf(area, id)), cost, name: persons[whose]!};
  const has = Object.entries(traits).map(([trait, n]) => say(`page.has.${trait}`, {n: Number(n)}));
  const sides = sidesUp(area, (side) => helps(area, side, id));
  const now = powerOf(area, view, whose, id);
  return {
    title: personName(area, id),
    text: sentences(
      say('page.about.person.text', values),
      has.length > 0 && say('page.about.person.has', {list: listed(area, has)}),
      say(`page.about.person.at.${place}`, values),
    ),
    now: sentences(
      now !== power && say('page.about.person.power', {...values, n: now}),
      anyAtEnd(traits) && say('page.about.person.end', {...values, n: worthAtEnd(area, view, whose, id)}),
      sides.length > 0 &&
        say('page.about.person.counts', {
          list: listed(
            area,
            sides.map((side) => say(`policy.${side}`)),
          ),
        }),
      owner === undefined && sides.length > 0 && bring(area, {}, [id]),
    ),
    picture: large(<PersonCard area={area} id={id} />),
    rule: place === 'shown' ? 'shown-persons' : 'persons',
    related: [
      ...sides.map((side) => `policy:${side}`),
      ...(traits.end_per_land ? [`tiles:${whose}:land`] : []),
      ...(traits.end_per_scholar ? [`tiles:${whose}:legalist`, `tiles:${whose}:confucian`] : []),
      ...(traits.power_from_cubes ? [`has:${whose}:cubes`] : []),
    ],
  };
}

// Of nobody: drawn just now.
export function covered(area: Area, owner: string): Explained {
  return {
    title: area.say('page.covered'),
    text:
      owner === ''
        ? area.say('page.about.covered.drawn')
        : area.say('page.about.covered.held', {name: area.persons[Number(owner)]!}),
    picture: large(<CoveredPerson area={area} extra="emperor-person" />),
    rule: 'open-and-hidden',
  };
}

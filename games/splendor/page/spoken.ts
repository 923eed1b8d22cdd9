// What lies on the table, for buttons and screen readers.
import type {Area} from '@page/games';
import {ALL, type Counts} from './gems';
import {cardOf, duesOf, missingIn, nobleOf, playerOf, type Card, type Noble, type Player} from './means';

type Speech = Pick<Area, 'say'>;

export function inWords({say}: Speech, counts: Counts, of: 'tokens' | 'cards' = 'tokens'): string {
  const parts = ALL.filter((colour) => counts[colour]).map((colour) =>
    say(of, {n: counts[colour]!, colour: say(`colour.${colour}`)}),
  );
  return parts.join(say('list.between')) || say('nothing');
}

export function faceInWords(speech: Speech, {bonus, points, cost, level}: Card): string {
  const {say} = speech;
  const card = say('card', {level, points, colour: say(`colour.${bonus}`)});
  return say('page.card', {card, cost: inWords(speech, cost)});
}

export function nobleInWords(speech: Speech, {points, needs}: Noble): string {
  const noble = speech.say('noble', {
    needs: inWords(speech, needs, 'cards'),
  });
  return speech.say('page.noble', {noble, points});
}

// The card, and what it would mean for the one who looks, unless it is somebody else's.
export function cardInWords(area: Area, id: string): string {
  const {cost} = cardOf(area, id);
  const card = faceInWords(area, cardOf(area, id));
  const holder = area.view.players.findIndex(({reserved}: Player) => reserved.some(({card}) => card === id));
  if (holder >= 0 && holder !== area.seat) return card;
  const me = playerOf(area, area.seat);
  const dues = duesOf(me, cost);
  const gold = missingIn(dues);
  const counts = (part: 'gems' | 'missing') => Object.fromEntries(dues.map((due) => [due.colour, due[part]]));
  return gold <= me.tokens.gold
    ? area.say('page.affordable', {
        card,
        pay: inWords(area, {...counts('gems'), gold}),
      })
    : area.say('page.lacking', {
        card,
        missing: inWords(area, counts('missing')),
      });
}

export function noblesInWords(area: Area, nobles: string[]): string {
  const points = nobles.reduce((sum, id) => sum + nobleOf(area, id).points, 0);
  return area.say('page.won', {n: nobles.length, points});
}

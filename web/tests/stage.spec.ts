// Decisions by pointing: what can be chosen next, and when a decision is ready.
import {expect, test} from '@playwright/test';
import {Stage, optionsOf, verbsNeeded} from '../src/table/stage';

const choice = (move: string, ...touches: string[]) => ({move, touches});
const pointed = (stage: Stage, ...pieces: string[]) => pieces.reduce((now, piece) => now.point(piece), stage);

const tokens = new Stage(
  optionsOf([
    choice('take white blue', 'white', 'blue'),
    choice('take white red', 'white', 'red'),
    choice('take white white', 'white', 'white'),
    choice('pass', 'do:pass'),
  ]),
);
const cards = new Stage(
  optionsOf([
    choice('buy a', 'do:buy', 'card:a', 'own:red', 'own:red'),
    choice('buy a pay red 1 gold 1', 'do:buy', 'card:a', 'own:red', 'own:gold'),
    choice('buy a pay gold 2', 'do:buy', 'card:a', 'own:gold', 'own:gold'),
    choice('reserve a', 'do:reserve', 'card:a'),
    choice('reserve b', 'do:reserve', 'card:b'),
  ]),
);

test('pieces are chosen in any order', () => {
  for (const order of [
    ['white', 'blue'],
    ['blue', 'white'],
  ]) {
    expect(pointed(tokens, ...order).ready?.move).toBe('take white blue');
  }
});

test('a piece can be wanted twice', () => {
  const once = tokens.point('white');
  expect(once.more('white')).toBe(1);
  expect(once.ready).toBeUndefined();
  expect(once.point('white').ready?.move).toBe('take white white');
  expect(once.point('white').point('white').pieces).toEqual(['white']);
});

test('pieces of one kind that are still missing are counted, and nothing else is', () => {
  const rows = new Stage(
    optionsOf([
      choice('abc', 'row:a', 'row:b', 'row:c'),
      choice('abd', 'row:a', 'row:b', 'row:d'),
      choice('acd', 'row:a', 'row:c', 'row:d'),
      choice('bcd', 'row:b', 'row:c', 'row:d'),
    ]),
  );
  expect(rows.missing).toBeUndefined();
  expect(rows.point('row:a').missing).toBe(2);
  expect(pointed(rows, 'row:a', 'row:d').missing).toBe(1);
  expect(pointed(rows, 'row:a', 'row:d', 'row:b').missing).toBeUndefined();
  expect(cards.point('card:a').missing).toBeUndefined();
  const two = new Stage(optionsOf([choice('ab', 'row:a', 'row:b'), choice('acd', 'row:a', 'row:c', 'row:d')]));
  expect(two.point('row:a').missing).toBeUndefined();
});

test('what no decision touches any more can not be chosen', () => {
  const staged = tokens.point('blue');
  expect(staged.open).toEqual([]);
  expect(staged.ready?.move).toBe('take white blue');
  expect(staged.touched('white')).toBe(1);
});

test('nothing is ready before anything is chosen, unless nothing is to be chosen', () => {
  expect(tokens.ready).toBeUndefined();
  expect(new Stage(optionsOf([choice('send none'), choice('send one', 'army')])).ready?.move).toBe('send none');
  expect(new Stage(optionsOf([choice('pass', 'do:pass')])).ready?.move).toBe('pass');
});

test('where only the payment is open the plain one is ready, and it can be changed', () => {
  expect(cards.more('own:red')).toBe(0);
  const card = cards.point('card:a');
  expect(card.ready).toBeUndefined();
  const bought = card.point('do:buy');
  expect(bought.ready?.move).toBe('buy a');
  expect(bought.touched('own:red')).toBe(2);
  expect(bought.point('own:gold').ready?.move).toBe('buy a pay red 1 gold 1');
  expect(pointed(bought, 'own:gold', 'own:gold').ready?.move).toBe('buy a pay gold 2');
});

const armies = new Stage(
  optionsOf([
    choice('send none', 'do:none'),
    choice('send 1', 'league', 'own:army'),
    choice('send 1 pay gold 2', 'league', 'own:gold', 'own:gold'),
    choice('send 2', 'league', 'league', 'own:army', 'own:army'),
    choice('send 2 pay army 1 gold 2', 'league', 'league', 'own:army', 'own:gold', 'own:gold'),
    choice('send 2 pay gold 4', 'league', 'league', 'own:gold', 'own:gold', 'own:gold', 'own:gold'),
  ]),
);

test('what was said in full is ready with its plain payment, though more could be said', () => {
  expect(armies.ready).toBeUndefined();
  expect(armies.point('league').ready?.move).toBe('send 1');
  expect(pointed(armies, 'league', 'league').ready?.move).toBe('send 2');
  expect(pointed(armies, 'league', 'own:gold').ready?.move).toBe('send 1 pay gold 2');
  expect(pointed(armies, 'league', 'league', 'own:gold').ready?.move).toBe('send 2 pay army 1 gold 2');
});

test('a number of a piece can be asked for, with the rest as it is', () => {
  const two = pointed(armies, 'league', 'league');
  expect(two.having('own:gold', 4)?.ready?.move).toBe('send 2 pay gold 4');
  expect(two.having('own:gold', 3)).toBeUndefined();
  expect(two.having('own:gold', 2)?.having('own:gold', 0)?.ready?.move).toBe('send 2');
  expect(two.having('league', 1)?.ready?.move).toBe('send 1');
});

test('what is to be given up is pointed at', () => {
  const back = new Stage(optionsOf([choice('return red', 'own:red'), choice('return blue', 'own:blue')]));
  expect(back.ready).toBeUndefined();
  expect(back.point('own:blue').ready?.move).toBe('return blue');
});

test('a decision without alternatives can be pointed at all the same', () => {
  expect(new Stage(optionsOf([choice('pass', 'do:pass')])).point('do:pass').ready?.move).toBe('pass');
});

test('where pairs are wanted, a click is a pair', () => {
  const pairs = new Stage(
    optionsOf([0, 1, 2].map((n) => choice(`bid ${n}`, 'column', ...Array.from({length: 2 * n}, () => 'own:pilgrim')))),
  );
  expect(pairs.ready?.move).toBe('bid 0');
  const bid = pairs.point('own:pilgrim');
  expect(bid.touched('own:pilgrim')).toBe(2);
  expect(bid.point('own:pilgrim').ready?.move).toBe('bid 2');
  expect(bid.point('own:pilgrim').without('own:pilgrim').ready?.move).toBe('bid 1');
  expect(bid.without('own:pilgrim').ready?.move).toBe('bid 0');
});

test('what was staged is taken back step by step or at once', () => {
  const staged = pointed(cards, 'card:a', 'do:reserve');
  expect(staged.ready?.move).toBe('reserve a');
  expect(staged.back().pieces).toEqual(['card:a']);
  expect(staged.without('card:a').pieces).toEqual(['do:reserve']);
  expect(staged.clear().pieces).toEqual([]);
});

test('a number goes at once as high as something can be declared with it', () => {
  const bids = new Stage(
    optionsOf([
      choice('pass', 'do:pass'),
      choice('show cubes 3', 'do:show', 'cube', 'cube', 'cube'),
      choice('show cubes 4', 'do:show', 'cube', 'cube', 'cube', 'cube'),
      choice('show officer', 'do:show', 'officer'),
      choice('show officer cubes 2', 'do:show', 'officer', 'cube', 'cube'),
    ]),
  );
  expect(bids.enough('cube')?.ready?.move).toBe('show cubes 3');
  // One more does already, as with the officer, or nothing does.
  expect(bids.point('officer').enough('cube')).toBeUndefined();
  expect(bids.point('officer').point('cube').ready?.move).toBe('show officer cubes 2');
  expect(pointed(bids, 'cube', 'cube').enough('cube')).toBeUndefined();
  expect(bids.point('do:pass').enough('cube')).toBeUndefined();
});

test('a verb is needed where the pieces alone don’t say it', () => {
  expect([...verbsNeeded(cards.options)].sort()).toEqual(['do:buy', 'do:reserve']);
  const refill = [
    choice('recruit a', 'do:recruit', 'display:a'),
    choice('hire 1', 'do:hire', 'cube'),
    choice('hire 2', 'do:hire', 'cube', 'cube'),
    choice('done', 'do:done'),
  ];
  expect([...verbsNeeded(refill)]).toEqual(['do:done']);
});

// A game in its middle, against bots, as the browser would have kept it.
import type {Page} from '@playwright/test';
import {ask, recordOf} from './native';

export async function openMidGame(page: Page, game: string, part = 0.55, seats = 3): Promise<void> {
  const whole = recordOf(game, seats);
  const moves = whole.filter((line) => 'move' in line).length;
  const from = whole.findIndex(
    (line, at) =>
      'move' in line &&
      (line as {seat?: number}).seat === 0 &&
      whole.slice(0, at).filter((one) => 'move' in one).length >= part * moves,
  );
  const players = ['Anna', 'Berta', 'Carlo', 'Dora', 'Emil']
    .slice(0, seats)
    .map((name, seat) => (seat === 0 ? {who: 'me', name} : {who: 'bot', name, level: 'easy'}));
  const head = whole[0] as {options?: object};
  const setup = {game, edition: 'standard', options: head.options ?? {}, players};
  const saved = {id: 'middle', record: whole.slice(0, from), finished: false, when: 1, setup};
  await page.addInitScript((text) => localStorage.setItem('pentarch.game.middle', text), JSON.stringify(saved));
  await page.goto('./#/play/middle');
  await page.locator('.arena').waitFor();
}

// A game of Splendor in which both have nine tokens: who takes more must give back.
function fullHands(): object[] {
  const requests: object[] = [{do: 'new', game: 'splendor', seats: 2, seed: 5, options: {first: '0'}}];
  for (const [turn, colours] of [
    'white blue green',
    'red black white',
    'blue green red',
    'black white blue',
    'green red black',
    'white blue green',
  ].entries()) {
    requests.push({do: 'play', seat: turn % 2, move: `take ${colours}`});
  }
  return ask([...requests, {do: 'record'}]).at(-1).record;
}

export async function openFullHands(page: Page): Promise<void> {
  await page.goto('./');
  await page.evaluate(
    (record) =>
      localStorage.setItem(
        'pentarch.game.full',
        JSON.stringify({
          id: 'full',
          record,
          finished: false,
          when: 1,
          setup: {
            game: 'splendor',
            edition: 'standard',
            options: {},
            players: [
              {who: 'me', name: 'A'},
              {who: 'bot', name: 'B', level: 'easy'},
            ],
          },
        }),
      ),
    fullHands(),
  );
  await page.goto('./#/play/full');
  await page.locator('.piece.can').first().waitFor();
}

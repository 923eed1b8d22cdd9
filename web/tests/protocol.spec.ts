// The types of the protocol, checked against what the engine answers: every kind of request, in
// every game, goes through the compiler.
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import type {Requests} from '../src/engine/protocol';
import {GAMES} from './facts';
import {ask, recordOf} from './native';

const TYPES = fileURLToPath(new URL('../src/engine/protocol', import.meta.url));

type Answered = Record<string, Record<string, unknown>[]>;

const request = <D extends keyof Requests>(what: D, rest: Requests[D]) => ({do: what, ...rest});
// With all that the page may send: the engine refuses what it does not know.
const whole = <D extends keyof Requests>(what: D, rest: Required<Requests[D]>) => ({do: what, ...rest});

// A conversation in which every kind of request is answered, in a new match and at the end of one.
function conversation(game: string, seats: number): object[] {
  const lang = 'en';
  const players = Array.from({length: seats}, (_, seat) => `Player ${seat}`);
  const begin = whole('new', {game, seats, players, options: {}, edition: 'standard', seed: 7});
  const [{deciders}, {position}] = ask([begin, request('position', {})]);
  const seat: number = deciders[0];
  const [, {view}, {legal}] = ask([begin, request('view', {seat, lang}), request('legal', {seat})]);
  const moves: string[] = legal.map(({move}: {move: string}) => move);
  const about = {seat, game, view, edition: 'standard', seed: 1};
  const looks = [
    whole('scene', {seat, from: 0, lang, links: true, person: true, named: true}),
    request('scene', {from: 0, lang, links: true}),
    whole('view', {seat, lang, person: true}),
    whole('events', {seat, from: 0, lang, links: true, named: false}),
    whole('course', {seat}),
    request('record', {}),
    request('position', {}),
  ];
  return [
    request('games', {}),
    whole('position', {game, position, seed: 7, players}),
    whole('legal', {seat, game, view, edition: 'standard'}),
    whole('bot', {...about, bot: 'random'}),
    request('explain', {...about, bot: 'search:simulations=20'}),
    whole('explain', {...about, bot: 'search:simulations=20', most: 3, move: moves[0]!, lang, links: true}),
    // Some of them can be taken back.
    ...moves.slice(0, 20).flatMap((move) => [begin, whole('play', {seat, move, lang}), whole('undo', {seat, lang})]),
    begin,
    whole('preview', {seat, move: moves[0]!, lang}),
    ...looks,
    whole('load', {record: recordOf(game, seats) as Record<string, unknown>[], decisions: 9}),
    ...looks,
    request('load', {record: recordOf(game, seats) as Record<string, unknown>[]}),
    ...looks,
  ];
}

// What was answered and not refused, by kind.
function answered(): Answered {
  const answers: Answered = {};
  for (const {id, seats} of GAMES) {
    const requests = conversation(id, seats[0]);
    ask(requests).forEach(({ok, ...answer}, i) => {
      const kind = (requests[i] as {do: string}).do;
      if (ok) (answers[kind] ??= []).push(answer);
      else expect(kind, answer.error).toBe('undo');
    });
  }
  return answers;
}

// What the compiler says about these lines, each thing once.
function troubles(lines: string[]): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'pentarch-')), 'answers.ts');
  writeFileSync(file, [`import type {Answers} from ${JSON.stringify(TYPES)};`, ...lines].join('\n'));
  const program = ts.createProgram([file], {strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: []});
  const said = ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return [...new Set(said.map((text) => text.slice(0, 1000)))];
}

// The ways to each member of an answer, and to those of the first of a list: all that has a name.
function members(answer: object): string[][] {
  return Object.entries(answer).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    const inner = first !== null && typeof first === 'object' && !Array.isArray(first) ? Object.keys(first) : [];
    return [[name], ...inner.map((one) => [name, '0', one])];
  });
}

function renamed(answer: object, way: string[]): object {
  const copy = structuredClone(answer);
  const last = way.at(-1)!;
  const owner: any = way.slice(0, -1).reduce((part: any, name) => part[name], copy);
  owner[`${last}_`] = owner[last];
  delete owner[last];
  return copy;
}

// What programs ask that learn, and the page does not.
const FOR_LEARNERS = ['encode', 'numbers'];

test('the types say what the engine answers', () => {
  const answers = answered();
  const [{error}] = ask([{do: 'dance'}]);
  expect([...Object.keys(answers), ...FOR_LEARNERS].sort()).toEqual(
    error
      .replace(/.*there are /, '')
      .split(', ')
      .sort(),
  );
  const all = `${JSON.stringify(answers)} satisfies {[D in keyof Answers]: Answers[D][]}`;
  expect(troubles([`export const answers = ${all};`])).toEqual([]);
});

test('a member that was renamed is noticed', () => {
  const lines = Object.entries(answered()).flatMap(([kind, [answer]]) =>
    members(answer!)
      .filter(([name, inner]) => name !== 'record' || inner === undefined) // its lines are passed on as they are
      .flatMap((way) => [
        '// @ts-expect-error',
        `(${JSON.stringify(renamed(answer!, way))}) satisfies Answers['${kind}'];`,
      ]),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(troubles(lines)).toEqual([]);
});

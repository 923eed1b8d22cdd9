// The native program, asked by the tests: what it says and what the page does must agree.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const pentarch = process.env.PENTARCH ?? fileURLToPath(new URL('../../build/pentarch', import.meta.url));

// Answers to requests of the protocol, in order.
export function ask(requests: object[]): any[] {
  const input = requests.map((request) => JSON.stringify(request) + '\n').join('');
  const output = execFileSync(pentarch, ['engine'], {input, encoding: 'utf8', maxBuffer: 1 << 28});
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export function recordOf(
  game: string,
  seats: number,
  bot = 'greedy',
  options: Record<string, string> = {},
  seed = 7,
): object[] {
  const players = Array.from({length: seats}, () => bot).join(',');
  const chosen = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`]);
  const text = execFileSync(pentarch, ['record', game, '--players', players, '--seed', String(seed), ...chosen], {
    encoding: 'utf8',
  });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

// The reason why the record is not right, or nothing.
export function verify(record: object[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pentarch-')), 'record.jsonl');
  writeFileSync(file, record.map((line) => JSON.stringify(line) + '\n').join(''));
  const {status, stderr} = spawnSync(pentarch, ['replay', file, '--verify'], {encoding: 'utf8'});
  return status === 0 ? '' : stderr || `exit code ${status}`;
}

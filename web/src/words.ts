// The words of the page itself. English is the measure: the other languages have the same keys, or
// the build fails.
import {createContext} from 'preact';
import {useContext} from 'preact/hooks';
import en from './words/en.json';
import ja from './words/ja.json';
import zh from './words/zh.json';
import type {Language} from './engine/protocol';
import {fill, find, type Values, type Words} from './text';

type Tree = typeof en;
// "play.confirm" and so on: a key that does not exist does not compile.
type Keys<T> = {[K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`}[keyof T & string];
export type Key = Keys<Tree>;

const all: Record<Language, Tree> = {en, ja, zh};

export type T = (key: Key, values?: Values) => string;

export function wordsOf(language: Language): T {
  const words = all[language] as unknown as Words;
  return (key, values) => fill(find(words, key) ?? key, values);
}

export const Speaking = createContext<T>(wordsOf('en'));
export const useT = (): T => useContext(Speaking);

export function listed(t: T, names: string[]): string {
  return names
    .map((name, i) => (i === 0 ? '' : t(i === names.length - 1 ? 'list.last' : 'list.between')) + name)
    .join('');
}

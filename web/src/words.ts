// The words of the page itself. English is the measure: the other languages have the same keys, or
// the build fails.
import {createContext} from 'preact';
import {useContext} from 'preact/hooks';
import addressEn from '../../engine/words/en.json';
import addressJa from '../../engine/words/ja.json';
import addressZh from '../../engine/words/zh.json';
import en from './words/en.json';
import ja from './words/ja.json';
import zh from './words/zh.json';
import type {Language} from './engine/protocol';
import {fill, find, type Person, type Values, type Words} from './text';

// With what the engine calls people.
type Tree = typeof en & typeof addressEn;
// "play.confirm" and so on: a key that does not exist does not compile.
type Keys<T> = {[K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`}[keyof T & string];
export type Key = Keys<Tree>;

const all: Record<Language, Tree> = {
  en: {...addressEn, ...en},
  ja: {...addressJa, ...ja},
  zh: {...addressZh, ...zh},
};

export type T = (key: Key, values?: Values) => string;

export function wordsOf(language: Language): T {
  const words = all[language] as unknown as Words;
  return (key, values) => fill(find(words, key) ?? key, values);
}

export const Speaking = createContext<T>(wordsOf('en'));
export const useT = (): T => useContext(Speaking);

type SayList = (key: 'list.last' | 'list.between') => string; // by the page or by a game

export function listed(say: SayList, names: string[]): string {
  return names
    .map((name, i) => (i === 0 ? '' : say(i === names.length - 1 ? 'list.last' : 'list.between')) + name)
    .join('');
}

// Several as one in a sentence; the one who is addressed comes first.
export function together(say: SayList, persons: Person[]): Person {
  const ordered = [...persons].sort((a, b) => Number(b.isYou) - Number(a.isYou));
  const text = ordered.map((person) => person.text);
  const own = ordered.map((person) => person.own);
  return {text: listed(say, text), own: listed(say, own), isYou: ordered[0]?.isYou ?? false};
}

// Sentences out of templates, with the same marks as the engine's own words (engine/words.hpp): {name},
// {n?one|many}, and for people {seat}, {seat.own}, {seat!take|takes}.
export interface Person {
  text: string; // as a sentence calls the person
  own: string; // of what is the person's
  isYou: boolean; // the one who is addressed
}
export type Values = Record<string, string | number | Person>;

const MARK = /\{([^}?!.]+)(?:([?!.])([^}]*))?\}/g;
const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function fill(template: string, values: Values = {}): string {
  return template.replace(MARK, (whole, name: string, wants: string | undefined, rest: string, at: number) => {
    const value = values[name];
    if (value === undefined) return whole;
    const person: Person = typeof value === 'object' ? value : {text: String(value), own: '', isYou: false};
    const [first, second] = (rest ?? '').split('|');
    if (wants === '?') return (person.text === '1' ? first : second) ?? '';
    if (wants === '!') return (person.isYou ? first : second) ?? '';
    const text = wants === '.' ? person.own : person.text;
    return at === 0 && person.isYou ? withCapital(text) : text;
  });
}

// The engine marks components in a sentence as links, [words](name).
const LINK = /\[([^\]]*)\]\(([^)]*)\)/;

export interface Part {
  text: string;
  name?: string; // of the component that the text speaks of
}

export function partsOf(sentence: string): Part[] {
  const link = LINK.exec(sentence);
  if (link === null) return sentence === '' ? [] : [{text: sentence}];
  const [whole, text, name] = link;
  const before = sentence.slice(0, link.index);
  return [...partsOf(before), {text: text!, name: name!}, ...partsOf(sentence.slice(link.index + whole.length))];
}

export const plain = (sentence: string): string =>
  partsOf(sentence)
    .map(({text}) => text)
    .join('');

// A tree of words, as the files of words are.
export interface Words {
  [key: string]: string | Words;
}

// The text behind "one.two"; a key that is not there shows as itself, and tests look for such.
export function find(words: Words, key: string): string | undefined {
  let at: string | Words | undefined = words;
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

export type Say = (key: string, values?: Values) => string;

export function sayFrom(words: Words): Say {
  return (key, values) => fill(find(words, key) ?? key, values);
}

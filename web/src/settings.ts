// What a person prefers, kept in the browser.
import {signal} from './signal';
import type {Language} from './engine/protocol';

export const SPEEDS = ['calm', 'brisk', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];
// When a decision has to be confirmed. In the middle: one tap where one tap can't hurt.
export const CONFIRMS = ['always', 'final', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];
export const LOOKS = ['system', 'light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];
export const COLOURS = ['drawn', 'contrast', 'clear'] as const;
export type Colours = (typeof COLOURS)[number];
export const TEXTS = ['usual', 'large', 'larger'] as const;
export type TextSize = (typeof TEXTS)[number];

export interface Settings {
  language: Language;
  motion: boolean;
  sound: boolean;
  volume: number; // from 0 to 100
  single: boolean; // decisions with one possibility are played by themselves
  confirm: Confirm;
  speed: Speed; // at which others are followed; none: bots answer at once, and nothing moves
  look: Look;
  colours: Colours; // as drawn, with more contrast, or such as do without red against green
  text: TextSize;
}

const KEY = 'pentarch.settings';
export const LANGUAGES: Language[] = ['en', 'ja', 'zh'];
export const LANGUAGE_NAMES: Record<Language, string> = {en: 'English', ja: '日本語', zh: '中文'};

function preferred(): Language {
  for (const name of navigator.languages) {
    const found = LANGUAGES.find((language) => name.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

function read(): Settings {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const usual: Settings = {
    language: preferred(),
    motion: !calm,
    sound: false,
    volume: 60,
    single: true,
    confirm: 'final',
    speed: 'calm',
    look: 'system',
    colours: 'drawn',
    text: 'usual',
  };
  try {
    const {fast, ...kept} = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {...usual, ...(fast === true && {speed: 'none'}), ...kept}; // the name that it had before
  } catch {
    return usual;
  }
}

export const settings = signal<Settings>(read());

export function change(some: Partial<Settings>): void {
  settings.set({...settings.value, ...some});
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    return; // a browser that keeps nothing
  }
}

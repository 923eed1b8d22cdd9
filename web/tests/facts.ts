// What the tests go through.
import {ask} from './native';
import type {Language} from './player';

export const GAMES: {id: string; seats: [number, number]}[] = ask([{do: 'games'}])[0].games;
export const LANGUAGES: Language[] = ['en', 'ja', 'zh'];
export const SIZES = {laptop: {width: 1366, height: 768}, phone: {width: 390, height: 844}};
export const SIDEWAYS = {width: 844, height: 390};
export const SHOTS = '../build/screenshots';

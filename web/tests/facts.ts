// What the tests go through.
import type {Language} from './player';

export const GAMES: {id: string; seats: [number, number]}[] = [
  {id: 'splendor', seats: [2, 4]},
  {id: 'china', seats: [3, 5]},
  {id: 'comuni', seats: [2, 5]},
  {id: 'catherine', seats: [2, 4]},
  {id: 'emperor', seats: [3, 5]},
];
export const LANGUAGES: Language[] = ['en', 'ja', 'zh'];
export const SIZES = {laptop: {width: 1366, height: 768}, phone: {width: 390, height: 844}};
export const SHOTS = '../build/screenshots';

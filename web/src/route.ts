// The address behind the # says which page is shown: #/play/ID, #/new/GAME ...
import {signal, useSignal} from './signal';

const behind = () => location.hash.replace(/^#\/?/, '').split('?');
const parts = () => behind()[0]!.split('/').filter(Boolean).map(decodeURIComponent);

const route = signal<string[]>(parts());
window.addEventListener('hashchange', () => route.set(parts()));

export const useRoute = (): string[] => useSignal(route);
// What follows a question mark: #/new/china?seed=7.
export const asked = (name: string): string | null => new URLSearchParams(behind()[1]).get(name);
export const href = (...to: string[]): string => '#/' + to.map(encodeURIComponent).join('/');
export const go = (...to: string[]): void => {
  location.hash = href(...to);
};

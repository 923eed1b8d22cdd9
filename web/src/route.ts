// The address behind the # says which page is shown: #/play/ID, #/new/GAME ...
import {signal, useSignal} from './signal';

const parts = () => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

const route = signal<string[]>(parts());
window.addEventListener('hashchange', () => route.set(parts()));

export const useRoute = (): string[] => useSignal(route);
export const href = (...to: string[]): string => '#/' + to.map(encodeURIComponent).join('/');
export const go = (...to: string[]): void => {
  location.hash = href(...to);
};

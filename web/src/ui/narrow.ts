// Whether there is only the room of a phone, or of a tablet held upright: the same question as the
// styles ask, for what is then built otherwise and not only placed otherwise.
import {signal, useSignal} from '@page/signal';

const small = matchMedia('(max-width: 900px), (max-height: 500px)');
const narrow = signal(small.matches);
small.addEventListener('change', () => narrow.set(small.matches));

export const useNarrow = (): boolean => useSignal(narrow);

// The browser's Back closes what lies over the page before it leaves the page: while something is
// open, there is one more entry in the history, and Back uses it up.
import {useEffect, useRef} from 'preact/hooks';

const open: (() => void)[] = [];
const extra = () => history.state?.over === true;

// After the changes of one moment: one panel may have taken the place of another.
let settling = false;
function settle(): void {
  if (settling) return;
  settling = true;
  setTimeout(() => {
    settling = false;
    if (open.length > 0 && !extra()) history.pushState({over: true}, '');
    else if (open.length === 0 && extra()) history.back();
  });
}

window.addEventListener('popstate', () => {
  if (!extra()) open.at(-1)?.();
  settle();
});

// Left behind by a reload.
settle();

export function useBack(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const now = () => latest.current();
    open.push(now);
    settle();
    return () => {
      open.splice(open.indexOf(now), 1);
      settle();
    };
  }, []);
}

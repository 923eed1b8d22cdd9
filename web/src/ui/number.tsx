// A number that ticks when it changes.
import {useEffect, useRef} from 'preact/hooks';
import {settings} from '@page/settings';

export function Num({value, label}: {value: number | string; label?: string}) {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (settings.value.motion) {
      element.current?.animate([{transform: 'scale(1.5)'}, {transform: 'none'}], {duration: 300});
    }
  }, [value]);
  return (
    <span ref={element} class="num" aria-label={label}>
      {value}
    </span>
  );
}

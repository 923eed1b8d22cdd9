// Something that comes later: undefined until it is there.
import {useEffect, useState} from 'preact/hooks';

export function useLoaded<T>(load: () => Promise<T>, on: unknown[]): T | undefined {
  const [value, set] = useState<{value: T} | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void load().then((loaded) => wanted && set({value: loaded}));
    return () => {
      wanted = false;
    };
  }, on);
  return value?.value;
}

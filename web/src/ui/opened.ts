// Something that is opened with a page and closed with it, also where the page was left meanwhile.
import {useEffect, useState} from 'preact/hooks';

export interface Opened<T> {
  value?: T;
  trouble?: string; // why it could not be opened
}

export function useOpened<T>(open: () => Promise<T>, close: (value: T) => void, on: unknown[]): Opened<T> {
  const [opened, setOpened] = useState<Opened<T>>({});
  useEffect(() => {
    let left = false;
    let value: T | undefined;
    setOpened((before) => ('value' in before || 'trouble' in before ? {} : before)); // what it was is closed
    open().then(
      (now) => {
        value = now;
        if (left) close(now);
        else setOpened({value: now});
      },
      (error: Error) => setOpened({trouble: error.message}),
    );
    return () => {
      left = true;
      if (value !== undefined) close(value);
    };
  }, on);
  return opened;
}

// A value that components can watch.
import {useLayoutEffect, useState} from 'preact/hooks';

export interface Signal<T> {
  readonly value: T;
  set(value: T): void;
  watch(told: () => void): () => void;
}

export function signal<T>(first: T): Signal<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get value() {
      return value;
    },
    set(next) {
      value = next;
      for (const told of [...watchers]) told();
    },
    watch(told) {
      watchers.add(told);
      return () => watchers.delete(told);
    },
  };
}

export function useSignal<T>(watched: Signal<T>): T {
  const [, again] = useState({});
  // At once: what changes before a later effect would be missed.
  useLayoutEffect(() => watched.watch(() => again({})), [watched]);
  return watched.value;
}

import { useSyncExternalStore } from 'react';

/** A value outside of the components, which draws those again that use it. */
export const shared = <Value>(first: Value) => {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = (): Value => value;
  const set = (next: Value): void => {
    if (next === value) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return { get, set, subscribe, use: (): Value => useSyncExternalStore(subscribe, get) };
};

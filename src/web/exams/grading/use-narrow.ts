import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 48rem), (pointer: coarse)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Too narrow for a grid, or without keys to type in it: one paper is shown at a time. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);

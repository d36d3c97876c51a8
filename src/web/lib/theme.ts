import { useSyncExternalStore } from 'react';

export type Theme = 'day' | 'night';

const listeners = new Set<() => void>();
const current = (): Theme => (document.documentElement.dataset.theme === 'night' ? 'night' : 'day');

export const switchTheme = (): void => {
  const next: Theme = current() === 'night' ? 'day' : 'night';
  document.documentElement.dataset.theme = next;
  localStorage.setItem('himma-theme', next);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'day');

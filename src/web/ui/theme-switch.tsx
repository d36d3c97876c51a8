import { useSyncExternalStore } from 'react';
import { themeLabels } from '#strings/widgets';
import { keep } from '#web/lib/kept.ts';
import { IconButton } from './button.tsx';

const listeners = new Set<() => void>();
const isNight = (): boolean => document.documentElement.dataset.theme === 'night';

const switchTheme = (): void => {
  const next = isNight() ? 'day' : 'night';
  document.documentElement.dataset.theme = next;
  keep('himma-theme', next);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const ThemeSwitch = ({ className = '' }: { className?: string }) => {
  const night = useSyncExternalStore(subscribe, isNight, () => false);
  return (
    <IconButton
      icon={night ? 'sun' : 'moon'}
      label={night ? themeLabels.toDay : themeLabels.toNight}
      onClick={switchTheme}
      className={className}
    />
  );
};

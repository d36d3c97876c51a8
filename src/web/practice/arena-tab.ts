import { useEffect } from 'react';
import { ARENA_TABS, type ArenaTab } from '#domain/practice/arena';

/** Anything on the page may ask the arena to show a tab, without knowing where the arena is. */
const EVENT = 'himma:arena-tab';

export const askForTab = (tab: ArenaTab): void => void window.dispatchEvent(new CustomEvent(EVENT, { detail: tab }));

export const useAskedTab = (onAsked: (tab: ArenaTab) => void): void => {
  useEffect(() => {
    const listen = (event: Event) => {
      const tab = ARENA_TABS.find((each) => event instanceof CustomEvent && each === event.detail);
      if (tab) onAsked(tab);
    };
    window.addEventListener(EVENT, listen);
    return () => window.removeEventListener(EVENT, listen);
  }, [onAsked]);
};

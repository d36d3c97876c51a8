/**
 * The first broadcast of a topic goes out at once, and then at most one in so long: two hundred pupils who end a race
 * together would otherwise each make all the others ask again.
 */
export const THROTTLE_MS = 1500;

export const makeThrottle = () => {
  const pauses = new Map<string, NodeJS.Timeout>();
  const held = new Map<string, () => void>();

  /** Now, or with everything that is said under the same key meanwhile. */
  const say = (key: string, speak: () => void): void => {
    if (pauses.has(key)) {
      held.set(key, speak);
      return;
    }
    speak();
    const endPause = () => {
      pauses.delete(key);
      const next = held.get(key);
      held.delete(key);
      if (next) say(key, next);
    };
    pauses.set(key, setTimeout(endPause, THROTTLE_MS).unref());
  };

  return {
    say,
    stop: (): void => {
      for (const pause of pauses.values()) clearTimeout(pause);
    },
  };
};

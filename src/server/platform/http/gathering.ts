/**
 * What a whole school hears is told at once, and then at most so often: two hundred pupils who end a race together would
 * else each make all the others ask again.
 */
export const GATHER_MS = 1500;

export interface Gathering {
  /** Now, or with everything that is said under the same key meanwhile. */
  say(key: string, speak: () => void): void;
  stop(): void;
}

export const makeGathering = (): Gathering => {
  const pauses = new Map<string, NodeJS.Timeout>();
  const held = new Map<string, () => void>();

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
    pauses.set(key, setTimeout(endPause, GATHER_MS).unref());
  };

  return {
    say,
    stop: () => {
      for (const pause of pauses.values()) clearTimeout(pause);
    },
  };
};

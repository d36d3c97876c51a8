import type { Timers } from '#web/lib/outbox/courier.ts';

/** Lets whatever waits for promises go on. */
export const settled = async (turns = 1): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
};

/** Time for tests: timers fire in order and only when it is moved. */
export const makeTime = (): Timers & { now: () => number; forward: (ms: number) => void } => {
  let now = 0;
  let waiting: { at: number; act: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, act) => {
      const timer = { at: now + ms, act };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((each) => each !== timer);
      };
    },
    forward: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!due) break;
        waiting = waiting.filter((each) => each !== due);
        now = due.at;
        due.act();
      }
      now = end;
    },
  };
};

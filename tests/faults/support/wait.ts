import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 5;

/** Waits for a condition and no longer than that; one that never comes is a failure with a name. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 30_000,
): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited ${withinMs} ms in vain: ${what}`);
    await pause(POLL_MS);
  }
};

/** Does the work for each, so many at a time. */
export const forEachAtOnce = async <T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

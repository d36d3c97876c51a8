import type { Deps } from '#server/platform/deps';

/** What another process began is found at the latest after so long; what is due sooner rings on time. */
const LOOK_MS = 1000;
/** Never before it is due, and never without a pause: what is due together is done together, and nobody sees so little. */
const PAUSE_MS = 25;

/** Rings whenever something is due, until it is stopped. */
export const startAlarm = (deps: Deps, ring: () => Promise<number | null>): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let ringing: Promise<void> = Promise.resolve();

  const setNext = (due: number | null): void => {
    if (isStopped) return;
    const wait = due === null ? LOOK_MS : Math.min(LOOK_MS, due - deps.clock().getTime() + PAUSE_MS);
    timer = setTimeout(start, Math.max(PAUSE_MS, wait)).unref();
  };

  const start = (): void => {
    ringing = ring().then(setNext, (error: unknown) => {
      deps.log.error({ err: error }, 'the races could not be looked at');
      setNext(null);
    });
  };

  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await ringing;
  };
};

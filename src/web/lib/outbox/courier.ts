const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** The wait before another try, after so many in a row that failed. */
export const waitBefore = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));

export interface Timers {
  /** Returns what cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export const deviceTimers: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

interface CourierProps {
  /** What is to be carried now; null where there is nothing. Asked again after each errand. */
  readonly next: () => (() => Promise<void>) | null;
  /** Whether the same errand may succeed another time. */
  readonly isPassing: (error: unknown) => boolean;
  /** Refused for good: what follows must be another errand. */
  readonly onRefused: (error: unknown) => void;
  readonly onChange: () => void;
  readonly timers: Timers;
}

/** Carries errands to the server one at a time and in order, and does not give up on a lost network. */
export const makeCourier = ({ next, isPassing, onRefused, onChange, timers }: CourierProps) => {
  let isOut = false;
  let isStopped = true;
  let failures = 0;
  let cancelWait: (() => void) | null = null;

  const rest = () => {
    cancelWait?.();
    cancelWait = null;
  };

  const failed = (error: unknown) => {
    if (!isPassing(error)) return onRefused(error);
    failures += 1;
    cancelWait = timers.after(waitBefore(failures), () => {
      cancelWait = null;
      go();
    });
  };

  const run = async (errand: () => Promise<void>) => {
    isOut = true;
    try {
      await errand();
      failures = 0;
    } catch (error) {
      if (!isStopped) failed(error);
    }
    isOut = false;
    if (isStopped) return;
    onChange();
    go();
  };

  const go = () => {
    if (isOut || isStopped || cancelWait) return;
    const errand = next();
    if (errand) void run(errand);
  };

  return {
    /** Also after a stop. */
    start: () => {
      isStopped = false;
      go();
    },
    /** There may be something to carry. */
    go,
    /** The network may be back: the wait is over. */
    hurry: () => {
      rest();
      go();
    },
    /** The last try failed and another will follow. */
    isHeld: () => failures > 0,
    stop: () => {
      isStopped = true;
      rest();
    },
  };
};

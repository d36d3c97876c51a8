/** What the device's two clocks show, in milliseconds. */
export interface ClockReading {
  /** Counts while a laptop sleeps, but somebody may set it. */
  readonly date: number;
  /** Cannot be set, but may stand still while a laptop sleeps. */
  readonly steady: number;
}

export type DeviceClocks = () => ClockReading;

export const readClocks: DeviceClocks = () => ({ date: Date.now(), steady: performance.now() });

/** Two clocks that were not touched do not part by more. */
const DOUBT_MS = 2000;

/**
 * Runs from what the server said when the device's clocks showed `heardAt`, so that a reload or a wrong device clock
 * neither gives nor takes time.
 */
export const makeRaceClock = (clocks: DeviceClocks, serverElapsed: number, heardAt: ClockReading) => {
  let anchor = { elapsed: serverElapsed, ...heardAt };
  let isHidden = false;
  let wasHidden = false;

  const passed = () => {
    const { date, steady } = clocks();
    const [byDate, bySteady] = [date - anchor.date, steady - anchor.steady];
    const isInDoubt = byDate - bySteady > DOUBT_MS;
    return { isInDoubt, ms: Math.max(0, isInDoubt && wasHidden ? byDate : bySteady) };
  };
  const now = () => anchor.elapsed + passed().ms;

  return {
    /** Milliseconds since the session was opened. */
    elapsed: () => Math.round(now()),
    /** The device slept, or its time was set: only the server knows which. */
    isInDoubt: () => passed().isInDoubt,
    /** Whether the page is in sight now. Out of sight a laptop may have slept: its date is believed then. */
    see: (isSeen: boolean) => {
      isHidden = !isSeen;
      wasHidden ||= isHidden;
    },
    /** What the server said in answer to a request that was sent when this clock showed `sentAt`. */
    hear: (said: number, sentAt: number) => {
      // The true time now lies between that and that plus the request's whole way.
      const shown = now();
      const heard = Math.min(Math.max(shown, said), said + Math.max(0, shown - sentAt));
      anchor = { elapsed: heard, ...clocks() };
      wasHidden = isHidden;
    },
  };
};

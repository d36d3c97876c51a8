/** The device's two clocks, in milliseconds. */
export interface DeviceClocks {
  /** Counts while a laptop sleeps, but somebody may set it. */
  readonly date: () => number;
  /** Cannot be set, but may stand still while a laptop sleeps. */
  readonly steady: () => number;
}

export const deviceClocks: DeviceClocks = { date: () => Date.now(), steady: () => performance.now() };

export interface RaceClock {
  /** Milliseconds since the session was opened. */
  elapsed(): number;
  /** The server said `serverElapsed` in answer to a request that was sent when this clock showed `sentAt`. */
  hear(serverElapsed: number, sentAt: number): void;
}

/** Runs from what the server says, so that a reload or a wrong device clock neither gives nor takes time. */
export const makeRaceClock = (clocks: DeviceClocks, serverElapsed: number): RaceClock => {
  let anchor = { elapsed: serverElapsed, date: clocks.date(), steady: clocks.steady() };
  const elapsed = () =>
    Math.round(anchor.elapsed + Math.max(0, clocks.date() - anchor.date, clocks.steady() - anchor.steady));
  const set = (to: number) => {
    anchor = { elapsed: to, date: clocks.date(), steady: clocks.steady() };
  };
  return {
    elapsed,
    // The true time now lies between what the server said and that plus the request's whole way.
    hear: (said, sentAt) => {
      const shown = elapsed();
      const latest = said + Math.max(0, shown - sentAt);
      if (shown < said) set(said);
      else if (shown > latest) set(latest);
    },
  };
};

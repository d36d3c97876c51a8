import type { Clock } from '#server/platform/clock';
import type { Deps } from '#server/platform/deps';
import type { Happening } from './demo-school.ts';

const STEP_MS = 4000;

/** A clock that moves on each time it is read, so that what one person does in a row is not written to one instant. */
export const clockFrom = (start: Date): Clock => {
  let next = start.getTime();
  return () => {
    const now = new Date(next);
    next += STEP_MS;
    return now;
  };
};

/** In the order of time, because the audit log and the reports are read in the order they were written. */
export const liveThrough = async (deps: Deps, happenings: readonly Happening[]): Promise<void> => {
  const inOrder = [...happenings].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, happen } of inOrder) await happen({ ...deps, clock: clockFrom(at) });
};

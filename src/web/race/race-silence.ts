import type { RaceState } from './race-state.ts';

/** So long after a race should have gone on. */
const LATE_MS = 3000;
const QUIET_SEARCH_MS = 30_000;
const QUIET_RACE_MS = 15_000;

/** The pupil looks at a screen that can only go on by what the server says next. */
const isStuck = ({ race, knownRaceId }: RaceState): boolean =>
  race ? !race.question && !race.answer : knownRaceId !== null;

const patience = (state: RaceState): number => {
  if (isStuck(state)) return LATE_MS;
  return state.race ? QUIET_RACE_MS : QUIET_SEARCH_MS;
};

/**
 * When the page asks how everything stands, unless it hears something before: between two processes a word may be lost.
 * Null where it waits for nothing, or for the connection.
 */
export const asksAt = (state: RaceState): number | null => {
  const { link, isJoined, failure, ended, race, quietSince } = state;
  if (link !== 'up' || !isJoined || failure) return null;
  // The winner's page asks for the result itself.
  if (ended)
    return ended.told.gameResult && ended.storage.status === 'pending' && ended.storage.nextAt === null
      ? quietSince + QUIET_RACE_MS
      : null;
  return Math.max(quietSince, race?.startsAt ?? 0) + patience(state);
};

export const passSilence = (state: RaceState, now: number): RaceState => {
  const at = asksAt(state);
  return at === null || at > now ? state : { ...state, asks: state.asks + 1, quietSince: now };
};

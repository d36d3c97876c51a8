import { CLOCKS_DIFFER_SECONDS, secondsApart } from './clock.ts';

/**
 * Guessing is stopped (D-7). A guard counts wrong tries under one key; when it is full the key waits,
 * and every further full round doubles the wait up to the policy's longest.
 */
export interface LockoutPolicy {
  readonly triesPerRound: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** Wrong tries older than this no longer count. */
  readonly forgetAfterSeconds: number;
}

/** One pupil's or staff member's login: 5 wrong in a row wait a minute, then doubling to 15. */
export const LOGIN_LOCKOUT: LockoutPolicy = {
  triesPerRound: 5,
  firstWaitSeconds: 60,
  longestWaitSeconds: 15 * 60,
  forgetAfterSeconds: 24 * 60 * 60,
};

/**
 * One network address. A class of 40 sits behind one address: even if every pupil were wrong four times in a row,
 * which the login's own lockout allows, that is 160. Only wrong tries count, so a whole school can enter at the bell.
 */
export const ADDRESS_LOCKOUT: LockoutPolicy = {
  triesPerRound: 300,
  firstWaitSeconds: 60,
  longestWaitSeconds: 15 * 60,
  forgetAfterSeconds: 15 * 60,
};

/** The public name check answers whether a name is registered, so names that do not exist are counted per address. */
export const NAME_CHECK_LOCKOUT: LockoutPolicy = {
  triesPerRound: 60,
  firstWaitSeconds: 60,
  longestWaitSeconds: 15 * 60,
  forgetAfterSeconds: 15 * 60,
};

/** An agreed special password: after 5 tries the teacher must approve again. */
export const SPECIAL_PASSWORD_TRIES = 5;

export interface GuardState {
  readonly failures: number;
  readonly lastFailureAt: string;
  readonly lockedUntil: string | null;
}

export const waitAfter = (failures: number, policy: LockoutPolicy): number => {
  if (failures === 0 || failures % policy.triesPerRound !== 0) return 0;
  const round = failures / policy.triesPerRound;
  return Math.min(policy.firstWaitSeconds * 2 ** (round - 1), policy.longestWaitSeconds);
};

/** No lock lies further ahead than the longest wait: one that does was made before the clock was set back, and is over. */
export const secondsLocked = (guard: GuardState | undefined, now: Date, policy: LockoutPolicy): number => {
  if (!guard?.lockedUntil) return 0;
  const left = (Date.parse(guard.lockedUntil) - now.getTime()) / 1000;
  if (left > policy.longestWaitSeconds + CLOCKS_DIFFER_SECONDS) return 0;
  return Math.min(Math.max(0, Math.ceil(left)), policy.longestWaitSeconds);
};

export const afterFailure = (guard: GuardState | undefined, now: Date, policy: LockoutPolicy): GuardState => {
  const remembered = guard && secondsApart(guard.lastFailureAt, now) <= policy.forgetAfterSeconds;
  const failures = (remembered ? guard.failures : 0) + 1;
  // One that was let through just before the lock is counted just after it, and must not lift it.
  const wait = waitAfter(failures, policy) || secondsLocked(guard, now, policy);
  return {
    failures,
    lastFailureAt: now.toISOString(),
    lockedUntil: wait > 0 ? new Date(now.getTime() + wait * 1000).toISOString() : null,
  };
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOCKS_DIFFER_SECONDS } from '#domain/access/clock';
import {
  ADDRESS_LOCKOUT,
  afterFailure,
  type GuardState,
  LOGIN_LOCKOUT,
  type LockoutPolicy,
  NAME_CHECK_LOCKOUT,
  secondsLocked,
  waitAfter,
} from '#domain/access/lockout';

const NOON = Date.parse('2026-02-01T09:00:00.000Z');
const at = (seconds: number): Date => new Date(NOON + seconds * 1000);

const policies = fc.constantFrom<LockoutPolicy>(LOGIN_LOCKOUT, ADDRESS_LOCKOUT, NAME_CHECK_LOCKOUT);

/** Failures at the given moments, each only where the guard was open, as the server counts them. */
const guess = (moments: readonly number[], policy: LockoutPolicy) => {
  let guard: GuardState | undefined;
  let counted = 0;
  for (const moment of moments)
    if (secondsLocked(guard, at(moment), policy) === 0) {
      guard = afterFailure(guard, at(moment), policy);
      counted += 1;
    }
  return { guard, counted };
};

describe('the wait after wrong tries', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 60],
    [6, 0],
    [10, 120],
    [15, 240],
    [20, 480],
    [25, 900],
    [30, 900],
    [500, 900],
  ])('of a login after %i is %i seconds', (failures, wait) => {
    expect(waitAfter(failures, LOGIN_LOCKOUT)).toBe(wait);
  });

  it('never shrinks from round to round and never exceeds the longest', () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: 1, max: 2000 }), (policy, round) => {
        const wait = waitAfter(round * policy.triesPerRound, policy);
        expect(wait).toBeGreaterThanOrEqual(policy.firstWaitSeconds);
        expect(wait).toBeLessThanOrEqual(policy.longestWaitSeconds);
        expect(waitAfter((round + 1) * policy.triesPerRound, policy)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it('lets a class of 40 be wrong four times each behind one address', () => {
    expect(
      guess(
        Array.from({ length: 160 }, () => 0),
        ADDRESS_LOCKOUT,
      ).guard?.lockedUntil,
    ).toBeNull();
  });
});

describe('a guard', () => {
  it('stays locked when one is counted late that was let through before the lock', () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 59 }), (policy, late, second) => {
        let guard: GuardState | undefined;
        for (let n = 0; n < policy.triesPerRound; n += 1) guard = afterFailure(guard, at(0), policy);
        const lockedUntil = guard?.lockedUntil;
        for (let n = 0; n < late; n += 1) guard = afterFailure(guard, at(second), policy);
        expect(guard?.lockedUntil).toBe(lockedUntil);
      }),
    );
  });

  it('lets no more than five guesses a minute through, however they are timed', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 60 });
    fc.assert(
      fc.property(moments, (times) => {
        expect(
          guess(
            times.toSorted((a, b) => a - b),
            LOGIN_LOCKOUT,
          ).counted,
        ).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('counts whole seconds down to nothing', () => {
    const { guard } = guess([0, 0, 0, 0, 0], LOGIN_LOCKOUT);
    expect(secondsLocked(guard, at(0), LOGIN_LOCKOUT)).toBe(60);
    expect(secondsLocked(guard, at(59.5), LOGIN_LOCKOUT)).toBe(1);
    expect(secondsLocked(guard, at(60), LOGIN_LOCKOUT)).toBe(0);
    expect(secondsLocked(guard, at(6000), LOGIN_LOCKOUT)).toBe(0);
    expect(secondsLocked(undefined, at(0), LOGIN_LOCKOUT)).toBe(0);
  });

  it('forgets tries that are older than the policy remembers', () => {
    const { guard } = guess([0, 0, 0, 0], LOGIN_LOCKOUT);
    const day = LOGIN_LOCKOUT.forgetAfterSeconds;
    expect(afterFailure(guard, at(day), LOGIN_LOCKOUT).failures).toBe(5);
    expect(afterFailure(guard, at(day + 1), LOGIN_LOCKOUT).failures).toBe(1);
  });
});

describe('a clock that was set back or forth', () => {
  const YEAR = 365 * 24 * 60 * 60;
  const jumps = fc.array(fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: -YEAR, max: YEAR })), {
    maxLength: 60,
  });
  const momentsOf = (steps: readonly number[]): number[] => {
    let moment = 0;
    return steps.map((step) => (moment += step));
  };

  it('never makes anybody wait longer than the longest wait, nor say so', () => {
    fc.assert(
      fc.property(policies, jumps, (policy, steps) => {
        const moments = momentsOf(steps);
        const { guard } = guess(moments, policy);
        const now = moments.at(-1) ?? 0;
        const wait = secondsLocked(guard, at(now), policy);
        expect(wait).toBeLessThanOrEqual(policy.longestWaitSeconds);
        const longEnough = now + policy.longestWaitSeconds + CLOCKS_DIFFER_SECONDS;
        if (wait > 0) expect(secondsLocked(guard, at(longEnough), policy)).toBe(0);
      }),
    );
  });

  it('leaves a lock in force where two clocks differ by a minute at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: CLOCKS_DIFFER_SECONDS }), (behind) => {
        const { guard } = guess(
          Array.from({ length: 25 }, (_, n) => n * 1000),
          LOGIN_LOCKOUT,
        );
        const wait = secondsLocked(guard, at(24_000 - behind), LOGIN_LOCKOUT);
        expect(wait).toBe(LOGIN_LOCKOUT.longestWaitSeconds);
      }),
    );
  });

  it('does not make wrong tries count for longer than the policy remembers', () => {
    const { guard } = guess([YEAR, YEAR, YEAR, YEAR], LOGIN_LOCKOUT);
    expect(afterFailure(guard, at(0), LOGIN_LOCKOUT).failures).toBe(1);
    expect(afterFailure(guard, at(YEAR - 60), LOGIN_LOCKOUT).failures).toBe(5);
  });
});

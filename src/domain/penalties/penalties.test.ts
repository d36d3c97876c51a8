import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BEHAVIOR_TYPES,
  INCIDENT_TYPES,
  type Incident,
  isLogDay,
  LOG_DAYS_BACK,
  logDays,
  MINUTES_LATE_MAX,
} from '#domain/penalties/incidents';
import {
  canClear,
  PENALTY_DAYS,
  PENALTY_STATUSES,
  type PenaltyState,
  PRICE_INCREASE_PERCENT,
  penaltyStatus,
  raisedPrice,
} from '#domain/penalties/penalty';
import {
  BEHAVIOR_FACTORS,
  breakdownOf,
  makesPenalty,
  PENALTY_PERCENT,
  PERCENT_PER_ABSENCE,
  PERCENT_PER_BEHAVIOR,
  PERCENT_PER_MINUTE_LATE,
  percentOf,
  type Tally,
} from '#domain/penalties/percentage';

const NOTHING = { late: 0, minutesLate: 0, absent: 0, minor: 0, moderate: 0, severe: 0 } satisfies Tally;

const tallyOf = (incidents: readonly Incident[]): Tally => {
  const tally = { ...NOTHING };
  for (const incident of incidents) {
    if (incident.type === 'behavior') tally[incident.behaviorType] += 1;
    else tally[incident.type] += 1;
    if (incident.type === 'late') tally.minutesLate += incident.minutesLate;
  }
  return tally;
};

const anyIncident: fc.Arbitrary<Incident> = fc.oneof(
  fc.record({ type: fc.constant('late' as const), minutesLate: fc.integer({ min: 1, max: MINUTES_LATE_MAX }) }),
  fc.constant({ type: 'absent' as const }),
  fc.record({ type: fc.constant('behavior' as const), behaviorType: fc.constantFrom(...BEHAVIOR_TYPES) }),
);
const history = fc.array(anyIncident, { maxLength: 30 });

describe('the constants of the specification', () => {
  it('are these', () => {
    expect(INCIDENT_TYPES).toEqual(['late', 'absent', 'behavior']);
    expect(BEHAVIOR_TYPES).toEqual(['minor', 'moderate', 'severe']);
    expect(PERCENT_PER_MINUTE_LATE).toBe(1);
    expect(PERCENT_PER_ABSENCE).toBe(10);
    expect(PERCENT_PER_BEHAVIOR).toBe(15);
    expect(BEHAVIOR_FACTORS).toEqual({ minor: 1, moderate: 1.5, severe: 2 });
    expect(PENALTY_PERCENT).toBe(100);
    expect(PRICE_INCREASE_PERCENT).toBe(50);
    expect(PENALTY_DAYS).toBe(7);
    expect(PENALTY_STATUSES).toEqual(['manual', 'auto', 'active', 'ended']);
  });
});

describe('the percentage', () => {
  it.each<[string, Incident, number]>([
    ['a minute late', { type: 'late', minutesLate: 1 }, 1],
    ['half an hour late', { type: 'late', minutesLate: 30 }, 30],
    ['an absence', { type: 'absent' }, 10],
    ['a minor incident', { type: 'behavior', behaviorType: 'minor' }, 15],
    ['a moderate incident', { type: 'behavior', behaviorType: 'moderate' }, 22.5],
    ['a severe incident', { type: 'behavior', behaviorType: 'severe' }, 30],
  ])('of %s is known', (_, incident, percent) => {
    expect(percentOf(incident)).toBe(percent);
    expect(breakdownOf(tallyOf([incident])).percentage).toBe(percent);
  });

  it('of a mixed record says what each kind brought', () => {
    const incidents: Incident[] = [
      { type: 'late', minutesLate: 5 },
      { type: 'late', minutesLate: 12 },
      { type: 'absent' },
      { type: 'behavior', behaviorType: 'moderate' },
    ];
    expect(breakdownOf(tallyOf(incidents))).toEqual({
      percentage: 49.5,
      late: { count: 2, percent: 17 },
      absent: { count: 1, percent: 10 },
      behavior: { count: 1, percent: 22.5 },
    });
  });

  it('of a clean record is nothing', () => {
    expect(breakdownOf(NOTHING).percentage).toBe(0);
  });

  it('is the sum of what happened, never above 100, and a penalty exactly at 100', () => {
    fc.assert(
      fc.property(history, (incidents) => {
        const sum = incidents.reduce((total, incident) => total + percentOf(incident), 0);
        const breakdown = breakdownOf(tallyOf(incidents));
        expect(breakdown.percentage).toBe(Math.min(100, sum));
        expect(breakdown.late.percent + breakdown.absent.percent + breakdown.behavior.percent).toBe(sum);
        expect(breakdown.late.count + breakdown.absent.count + breakdown.behavior.count).toBe(incidents.length);
        expect(makesPenalty(breakdown)).toBe(sum >= 100);
      }),
    );
  });

  it('never falls when something more happens', () => {
    fc.assert(
      fc.property(history, anyIncident, (incidents, more) => {
        const before = breakdownOf(tallyOf(incidents)).percentage;
        expect(breakdownOf(tallyOf([...incidents, more])).percentage).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

const NOW = '2026-02-01T06:00:00.000Z';
const LATER = '2026-02-01T06:00:00.001Z';

const penalty = (given: Partial<PenaltyState>): PenaltyState => ({
  isActive: true,
  manuallyCleared: false,
  autoCleared: false,
  expiresAt: LATER,
  ...given,
});

const anyPenalty: fc.Arbitrary<PenaltyState> = fc.record({
  isActive: fc.boolean(),
  manuallyCleared: fc.boolean(),
  autoCleared: fc.boolean(),
  expiresAt: fc.constantFrom('2026-01-25T06:00:00.000Z', NOW, LATER),
});

describe('the status of a penalty', () => {
  it.each<[string, Partial<PenaltyState>, string]>([
    ['in force', {}, 'active'],
    ['at the moment it expires', { expiresAt: NOW }, 'ended'],
    ['no longer active', { isActive: false }, 'ended'],
    ['cleared by hand', { isActive: false, manuallyCleared: true }, 'manual'],
    ['cleared by itself', { isActive: false, autoCleared: true }, 'auto'],
    ['cleared by hand, and expired since', { manuallyCleared: true, expiresAt: NOW }, 'manual'],
    ['cleared by itself, and expired since', { autoCleared: true, expiresAt: NOW }, 'auto'],
    ['cleared both ways', { manuallyCleared: true, autoCleared: true }, 'manual'],
  ])('%s', (_, given, status) => {
    expect(penaltyStatus(penalty(given), NOW)).toBe(status);
  });

  it('lets only what is active, uncleared and unexpired be cleared', () => {
    fc.assert(
      fc.property(anyPenalty, (each) => {
        const inForce = each.isActive && !each.manuallyCleared && !each.autoCleared && each.expiresAt > NOW;
        expect(canClear(each, NOW)).toBe(inForce);
      }),
    );
  });
});

describe('a raised price', () => {
  it.each([
    [5, 8],
    [15, 23],
    [20, 30],
    [80, 120],
    [300, 450],
    [0, 0],
  ])('of %i is %i', (price, raised) => {
    expect(raisedPrice(price, PRICE_INCREASE_PERCENT)).toBe(raised);
  });

  it('is whole, never too low, and less than one coin too high', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(200), (price, increase) => {
        const raised = raisedPrice(price, increase);
        const exact = (price * (100 + increase)) / 100;
        expect(Number.isInteger(raised)).toBe(true);
        expect(raised).toBeGreaterThanOrEqual(exact);
        expect(raised - exact).toBeLessThan(1);
      }),
    );
  });
});

describe('the day of a log', () => {
  it('is today or at most sixty days back', () => {
    expect(LOG_DAYS_BACK).toBe(60);
    expect(logDays('2026-03-02')).toEqual({ first: '2026-01-01', last: '2026-03-02' });
    expect(isLogDay('2026-03-03', '2026-03-02')).toBe(false);
    expect(isLogDay('2026-03-02', '2026-03-02')).toBe(true);
    expect(isLogDay('2026-01-01', '2026-03-02')).toBe(true);
    expect(isLogDay('2025-12-31', '2026-03-02')).toBe(false);
  });
});

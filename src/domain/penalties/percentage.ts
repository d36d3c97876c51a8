import type { BehaviorType, Incident } from './incidents.ts';

export const PERCENT_PER_MINUTE_LATE = 1;
export const PERCENT_PER_ABSENCE = 10;
export const PERCENT_PER_BEHAVIOR = 15;
export const BEHAVIOR_FACTORS: Readonly<Record<BehaviorType, number>> = { minor: 1, moderate: 1.5, severe: 2 };
export const PENALTY_PERCENT = 100;
/** From here on one more slip or two make a penalty: time for a word with the pupil. */
export const NEAR_PENALTY_PERCENT = 80;

/** How much of what happened. The database counts, the rules weigh. */
export interface Tally {
  readonly late: number;
  readonly minutesLate: number;
  readonly absent: number;
  readonly minor: number;
  readonly moderate: number;
  readonly severe: number;
}

const behaviorPercent = ({ minor, moderate, severe }: Tally): number =>
  PERCENT_PER_BEHAVIOR *
  (minor * BEHAVIOR_FACTORS.minor + moderate * BEHAVIOR_FACTORS.moderate + severe * BEHAVIOR_FACTORS.severe);

/** Never more than 100 percent in all; what each kind brought may add up to more. */
export const breakdownOf = (tally: Tally) => {
  const late = { count: tally.late, percent: tally.minutesLate * PERCENT_PER_MINUTE_LATE };
  const absent = { count: tally.absent, percent: tally.absent * PERCENT_PER_ABSENCE };
  const behavior = { count: tally.minor + tally.moderate + tally.severe, percent: behaviorPercent(tally) };
  const sum = late.percent + absent.percent + behavior.percent;
  return { percentage: Math.min(PENALTY_PERCENT, sum), late, absent, behavior };
};
export type Breakdown = ReturnType<typeof breakdownOf>;

/** Whether what happened makes a penalty, or still holds one up (D-25). */
export const makesPenalty = ({ percentage }: Pick<Breakdown, 'percentage'>): boolean => percentage >= PENALTY_PERCENT;

export const isNearPenalty = ({ percentage }: Pick<Breakdown, 'percentage'>): boolean =>
  percentage >= NEAR_PENALTY_PERCENT;

/** What one incident adds. */
export const percentOf = (incident: Incident): number => {
  switch (incident.type) {
    case 'late':
      return incident.minutesLate * PERCENT_PER_MINUTE_LATE;
    case 'absent':
      return PERCENT_PER_ABSENCE;
    case 'behavior':
      return PERCENT_PER_BEHAVIOR * BEHAVIOR_FACTORS[incident.behaviorType];
  }
};

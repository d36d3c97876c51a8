import { schoolDay } from '#domain/calendar/school-day';
import { DAILY_RACE_POINTS } from '#domain/race/challenge';
import { SIDES } from '#domain/race/race';
import { hasTakenPart } from '#domain/race/result';
import type { Executor } from '#server/platform/db/database';
import { createSentReward, isRewarded, type NewReward } from '#server/rewards/service';
import { dailyRaceReward } from '#strings/race/pupil';
import { type Standing, studentAt } from './standing.ts';

/** Once for a pupil and a day of the school's clock, whatever devices and processes were in it. */
const rewardOf = (studentId: number, at: Date): NewReward => ({
  studentId,
  source: 'daily',
  type: 'points',
  amount: DAILY_RACE_POINTS,
  sourceId: `race:${studentId}:${schoolDay(at)}`,
  title: dailyRaceReward,
});

export const rewardDay = (executor: Executor, studentId: number, day: Date, now: Date): Promise<void> =>
  createSentReward(executor, now, rewardOf(studentId, day));

/** With the result it is for, in its transaction. */
export const rewardDaily = async (executor: Executor, standing: Standing, now: Date): Promise<void> => {
  const { ending } = standing.race;
  for (const side of SIDES)
    if (ending && hasTakenPart(standing.race, side))
      await rewardDay(executor, studentAt(standing, side), new Date(ending.at), now);
};

export const isRaceRewarded = (executor: Executor, studentId: number, at: Date): Promise<boolean> =>
  isRewarded(executor, rewardOf(studentId, at));

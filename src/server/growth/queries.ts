import { sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import type { ActivityRuns } from './tables.ts';

const ACTIVITY = 'word-association';

export type RunRow = Omit<ActivityRuns, 'activity'>;

export const findRun = (executor: Executor, { studentId, day }: { studentId: number; day: string }) =>
  executor
    .selectFrom('activity_runs')
    .selectAll()
    .where((eb) => eb.and({ studentId, activity: ACTIVITY, day }))
    .executeTakeFirst();

export const putRun = (executor: Executor, { studentId, day, ...run }: RunRow) =>
  executor
    .insertInto('activity_runs')
    .values({ studentId, activity: ACTIVITY, day, ...run })
    .onConflict((conflict) => conflict.columns(['studentId', 'activity', 'day']).doUpdateSet(run))
    .execute();

/** Days on which the pupil did the activity. */
export const daysGrown = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'grown' as what, day as at from activity_runs
    where student_id = ${studentId} and activity = 'word-association' and day >= ${since}`;

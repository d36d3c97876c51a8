import type { Executor } from '#server/platform/db/database';
import type { ActivityRuns } from './tables.ts';

const ACTIVITY = 'word-association';

export type RunRow = Omit<ActivityRuns, 'activity'>;

export const findRun = (executor: Executor, { studentId, day }: { studentId: number; day: string }) =>
  executor
    .selectFrom('activity_runs')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('activity', '=', ACTIVITY)
    .where('day', '=', day)
    .executeTakeFirst();

export const putRun = (executor: Executor, { student_id, day, ...run }: RunRow) =>
  executor
    .insertInto('activity_runs')
    .values({ student_id, activity: ACTIVITY, day, ...run })
    .onConflict((conflict) => conflict.columns(['student_id', 'activity', 'day']).doUpdateSet(run))
    .execute();

import { FORMER_STUDENT_ID } from '#domain/access/actors';
import type { Executor } from '#server/platform/db/database';
import { formerStudent } from '#strings/privacy/words';

/** In a contest that two won who are both erased, one of them stands for both. */
export const forgetWinner = async (executor: Executor, studentId: number): Promise<number> => {
  const rows = await executor.selectFrom('contest_winners').selectAll().where('studentId', '=', studentId).execute();
  await executor.deleteFrom('contest_winners').where('studentId', '=', studentId).execute();
  if (rows.length === 0) return 0;
  await executor
    .insertInto('contest_winners')
    .values(rows.map((row) => ({ ...row, studentId: FORMER_STUDENT_ID, studentName: formerStudent })))
    .onConflict((oc) => oc.columns(['contestId', 'studentId']).doNothing())
    .execute();
  return rows.length;
};

import { FORMER_STUDENT_ID } from '#domain/access/actors';
import type { Executor } from '#server/platform/db/database';
import { formerStudent } from '#strings/privacy/words';

/** In a contest that two won who are both erased, one of them stands for both. */
export const forgetWinner = async (executor: Executor, studentId: number): Promise<number> => {
  const rows = await executor.selectFrom('contest_winners').selectAll().where('student_id', '=', studentId).execute();
  await executor.deleteFrom('contest_winners').where('student_id', '=', studentId).execute();
  if (rows.length === 0) return 0;
  await executor
    .insertInto('contest_winners')
    .values(rows.map((row) => ({ ...row, student_id: FORMER_STUDENT_ID, student_name: formerStudent })))
    .onConflict((oc) => oc.columns(['contest_id', 'student_id']).doNothing())
    .execute();
  return rows.length;
};

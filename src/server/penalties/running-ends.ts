import type { EndsInDays } from '#server/calendar/hooks';
import type { Executor } from '#server/platform/db/database';
import { isEnrolled } from '#server/platform/db/pupils';
import { moveEnd } from './queries.ts';

/** In force: nobody cleared it. */
const list = async (executor: Executor, now: Date) => {
  const rows = await executor
    .selectFrom('student_penalties as p')
    .innerJoin('students as s', 's.id', 'p.studentId')
    .select(['p.id', 's.name', 'p.createdAt as since', 'p.expiresAt as end'])
    .where('p.isActive', '=', 1)
    .where('p.expiresAt', '>', now.toISOString())
    .where(isEnrolled('s'))
    .orderBy('s.name')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({ ...row, id: String(row.id) }));
};

export const penaltyEnds: EndsInDays = {
  kind: 'penalties',
  topic: 'penalties',
  list,
  move: async (trx, moved) => {
    for (const { id, end } of moved) await moveEnd(trx, Number(id), end);
  },
};

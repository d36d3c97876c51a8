import type { StaffActor } from '#domain/access/actors';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import * as queries from './queries.ts';

/** As the specification has it; who it was stands in the audit log. */
const CLEARED_BY = 'ADMIN';

export const clearPenalty = async (deps: Deps, staff: StaffActor, id: number): Promise<queries.PenaltyRow> => {
  const penalty = await deps.db.transaction().execute(async (trx) => {
    const found = await queries.readPenalty(trx, id);
    const now = deps.clock();
    const cleared = await queries.clear(trx, id, {
      manually_cleared: 1,
      cleared_by: CLEARED_BY,
      cleared_at: now.toISOString(),
    });
    if (!cleared) throw new Refusal('penalty_not_active');
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'penalty_cleared',
      ...about('student_penalties', id, found.student_name),
    });
    return queries.readPenalty(trx, id);
  });
  deps.live.tellBoth({ students: [penalty.student_id] }, 'penalties');
  return penalty;
};

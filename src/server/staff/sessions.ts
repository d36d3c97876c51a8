import type { StaffActor } from '#domain/access/actors';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { endStaffSession, endStaffSessions, listStaffSessions } from '#server/platform/sessions';
import { readStaff } from './queries.ts';

export const listOwnSessions = (deps: Deps, { staffId }: StaffActor) =>
  listStaffSessions(deps.db, deps.clock(), staffId);

/** Whoever is connected by them is cut off as soon as it is certain that they are over. */
const endAndCut = async (
  deps: Deps,
  by: StaffActor,
  staffId: number,
  end: (executor: Executor) => Promise<readonly number[]>,
): Promise<number> => {
  const ended = await deps.db.transaction().execute(async (trx) => {
    const { name } = await readStaff(trx, staffId);
    const ids = await end(trx);
    if (ids.length > 0) {
      const line = { actor: by, action: 'staff_sessions_ended' as const, details: { count: ids.length } };
      await logAdminAction(trx, deps.clock(), { ...line, ...about('staff', staffId, name) });
    }
    return ids;
  });
  deps.live.end(ended);
  return ended.length;
};

export const endOwnSession = async (deps: Deps, staff: StaffActor, sessionId: number): Promise<void> => {
  const ended = await endAndCut(deps, staff, staff.staffId, (trx) => endStaffSession(trx, staff.staffId, sessionId));
  if (ended === 0) throw new Refusal('session_not_found');
};

/** All, except the one that asks. */
export const endSessionsOf = async (deps: Deps, by: StaffActor, staffId: number): Promise<void> => {
  const kept = staffId === by.staffId ? by.sessionId : undefined;
  await endAndCut(deps, by, staffId, (trx) => endStaffSessions(trx, staffId, kept));
};

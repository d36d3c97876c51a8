import type { ActorFor } from '#domain/access/permissions';
import { about, logAdminAction } from '#server/platform/audit';
import { recordConfirmation } from '#server/platform/confirmation';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { accessRefusals } from '#strings/access/refusals';
import { isOwnStaffPassword, type Typed } from './staff-password.ts';

/** Opens, for a while, what the contract keeps for staff who have just typed their password. */
export const confirmPassword = async (deps: Deps, actor: ActorFor['any-staff'], typed: Typed): Promise<void> => {
  const { staffId, sessionId, name } = actor.kind === 'staff' ? actor : actor.enteredBy;
  if (!(await isOwnStaffPassword(deps, actor, staffId, typed)))
    throw new Refusal('own_password_wrong', { fields: { password: accessRefusals.own_password_wrong } });
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await recordConfirmation(trx, now, sessionId);
    const line = { actor, action: 'own_password_confirmed' as const, details: { address: typed.address } };
    await logAdminAction(trx, now, { ...line, ...about('staff', staffId, name) });
  });
};

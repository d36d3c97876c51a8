import type { Actor } from '#domain/access/actors';
import { LOGIN_LOCKOUT } from '#domain/access/lockout';
import type { ActorFor } from '#domain/access/permissions';
import { about, logAct } from '#server/platform/audit';
import { recordConfirmation } from '#server/platform/confirmation';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { forgetFailures, type Guard, spendTry } from '#server/platform/guards';
import { slowHashMatches } from '#server/platform/slow-hash';
import { accessRefusals } from '#strings/access/refusals';
import * as queries from './queries.ts';

export interface Typed {
  readonly password: string;
  readonly address: string;
}

/**
 * For staff who are in already. Counted by themselves: what strangers do at the door or at this address makes nobody wait
 * who is in, and such a one can guess at no account but their own.
 */
export const isOwnStaffPassword = async (deps: Deps, actor: Actor, staffId: number, { password, address }: Typed) => {
  const now = deps.clock();
  const account = await queries.readStaff(deps.db, staffId);
  const own: Guard = { scope: 'own-password', key: String(staffId), policy: LOGIN_LOCKOUT };
  await deps.db.transaction().execute((trx) => spendTry(trx, deps.engine, now, [own]));
  const isRight = await slowHashMatches(account.passwordHash, password, { isExpected: true });
  await deps.db.transaction().execute(async (trx) => {
    if (isRight) return forgetFailures(trx, own);
    return logAct(trx, now, actor, 'own_password_failed', about('staff', staffId, account.name), {
      details: { address },
    });
  });
  return isRight;
};

/** The same, where a wrong one is refused beside its field. */
export const requireOwnStaffPassword = async (...typed: Parameters<typeof isOwnStaffPassword>): Promise<void> => {
  if (!(await isOwnStaffPassword(...typed)))
    throw new Refusal('own_password_wrong', { fields: { password: accessRefusals.own_password_wrong } });
};

/** Opens, for a while, what the contract keeps for staff who have just typed their password. */
export const confirmPassword = async (deps: Deps, actor: ActorFor['any-staff'], typed: Typed): Promise<void> => {
  const { staffId, sessionId, name } = actor.kind === 'staff' ? actor : actor.enteredBy;
  await requireOwnStaffPassword(deps, actor, staffId, typed);
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await recordConfirmation(trx, now, sessionId);
    const details = { address: typed.address };
    await logAct(trx, now, actor, 'own_password_confirmed', about('staff', staffId, name), { details });
  });
};

import type { Actor } from '#domain/access/actors';
import { LOGIN_LOCKOUT } from '#domain/access/lockout';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { checkGuards, countFailure, forgetFailures, type Guard, takeTurns } from '#server/platform/guards';
import { slowHashMatches } from '#server/platform/slow-hash';
import * as queries from './queries.ts';

export interface Typed {
  readonly password: string;
  readonly address: string;
}

/** Counted as wrong before the slow hash runs, as the login does. */
const spendTry = (deps: Deps, now: Date, own: Guard) =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, own.scope, own.key);
    const { waitSeconds } = await checkGuards(trx, now, [own]);
    if (waitSeconds > 0) throw new Refusal('login_locked', { retryAfter: waitSeconds });
    await countFailure(trx, deps.engine, now, [own]);
  });

/**
 * For staff who are in already. Counted by themselves: what strangers do at the door or at this address makes nobody wait
 * who is in, and such a one can guess at no account but their own.
 */
export const isOwnStaffPassword = async (deps: Deps, actor: Actor, staffId: number, { password, address }: Typed) => {
  const now = deps.clock();
  const account = await queries.readStaff(deps.db, staffId);
  const own: Guard = { scope: 'own-password', key: String(staffId), policy: LOGIN_LOCKOUT };
  await spendTry(deps, now, own);
  const isRight = await slowHashMatches(account.passwordHash, password, { isExpected: true });
  await deps.db.transaction().execute(async (trx) => {
    if (isRight) return forgetFailures(trx, own);
    const line = { actor, action: 'own_password_failed' as const, details: { address } };
    return logAdminAction(trx, now, { ...line, ...about('staff', staffId, account.name) });
  });
  return isRight;
};

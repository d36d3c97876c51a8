import type { Actor } from '#domain/access/actors';
import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT } from '#domain/access/lockout';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import {
  checkGuards,
  countFailure,
  forgetFailures,
  forgiveFailure,
  type Guard,
  takeTurns,
} from '#server/platform/guards';
import { slowHashMatches } from '#server/platform/slow-hash';
import * as queries from './queries.ts';

export interface Typed {
  readonly password: string;
  readonly address: string;
}

/**
 * Counted as wrong before the slow hash runs, as the login does. What strangers did at this address makes nobody wait who
 * is in already: such a one can guess at no account but their own.
 */
const spendTry = (deps: Deps, now: Date, own: Guard, ofAddress: Guard) =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, own.scope, own.key);
    const { waitSeconds } = await checkGuards(trx, now, [own]);
    if (waitSeconds > 0) throw new Refusal('login_locked', { retryAfter: waitSeconds });
    await countFailure(trx, deps.engine, now, [own, ofAddress]);
  });

/** For staff who are in already. Wrong tries count with those of the login, so nobody gets more of them here. */
export const isOwnStaffPassword = async (deps: Deps, actor: Actor, staffId: number, { password, address }: Typed) => {
  const now = deps.clock();
  const account = await queries.readStaff(deps.db, staffId);
  const own: Guard = { scope: 'staff-login', key: account.email, policy: LOGIN_LOCKOUT };
  const ofAddress: Guard = { scope: 'address', key: address, policy: ADDRESS_LOCKOUT };
  await spendTry(deps, now, own, ofAddress);
  const isRight = await slowHashMatches(account.password_hash, password);
  await deps.db.transaction().execute(async (trx) => {
    if (isRight) {
      await forgetFailures(trx, own);
      await forgiveFailure(trx, ofAddress);
    } else {
      const line = { actor, action: 'own_password_failed' as const, details: { address } };
      await logAdminAction(trx, now, { ...line, ...about('staff', staffId, account.name) });
    }
  });
  return isRight;
};

import type { StaffActor } from '#domain/access/actors';
import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT } from '#domain/access/lockout';
import { isAdmin } from '#domain/staff/accounts';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { isSentAway } from '#server/platform/few-at-once';
import { forgetFailures, forgiveFailure, type Guard, spendTry } from '#server/platform/guards';
import { openSession } from '#server/platform/sessions';
import { decoyHash, slowHashMatches } from '#server/platform/slow-hash';
import { accessRefusals } from '#strings/access/refusals';
import type { BodyOf } from '#wire/contract';
import { type Account, type Arrival, deviceGuard, isKnownTo, markDevice, readDevice } from './device.ts';
import * as queries from './queries.ts';
import { hasFactor, spendCode } from './second-factor.ts';

type Attempt = BodyOf<'POST /api/login/staff'> & Arrival;

type StaffAccount = NonNullable<Awaited<ReturnType<typeof queries.findStaffByEmail>>>;

/**
 * The password alone opens nothing and is neither a failure nor an end of failures: a code guessed after it counts with
 * those before. What was typed is sent again with the code, so there is no half login to keep, or to steal.
 */
const passSecondStep = async (
  deps: Deps,
  now: Date,
  account: StaffAccount,
  { code, address, email }: Attempt,
  guards: readonly Guard[],
): Promise<void> => {
  if (!(await hasFactor(deps, account.id))) return;
  if (code === undefined) {
    for (const guard of guards) await forgiveFailure(deps.db, guard);
    throw new Refusal('code_needed');
  }
  const isRight = await deps.db.transaction().execute(async (trx) => {
    if (await spendCode(deps, trx, now, account, code)) return true;
    const line = { actor: null, action: 'staff_code_failed' as const, details: { email, address } };
    await logAdminAction(trx, now, { ...line, ...about('staff', account.id, account.name) });
    return false;
  });
  if (!isRight) throw new Refusal('code_wrong', { fields: { code: accessRefusals.code_wrong } });
};

export const loginStaff = async (deps: Deps, attempt: Attempt) => {
  const now = deps.clock();
  const account = await queries.findStaffByEmail(deps.db, attempt.email);
  const storedHash = account?.passwordHash ?? (await decoyHash());
  const marked: Account = { kind: 'staff', id: account?.id ?? 0, storedHash };
  const device = readDevice(deps.secrets, attempt.deviceMark);
  const isExpected = device !== null && isKnownTo(device, marked, now);
  const own: Guard = isExpected
    ? deviceGuard(device, attempt.email)
    : { scope: 'staff-login', key: attempt.email, policy: LOGIN_LOCKOUT };
  const ofAddress: Guard = { scope: 'address', key: attempt.address, policy: ADDRESS_LOCKOUT };
  const guards = isExpected ? ([own] as const) : ([own, ofAddress] as const);
  // Forgiven where it proves right: a transaction around the slow hash would make every other request wait for it.
  await deps.db.transaction().execute((trx) => spendTry(trx, deps.engine, now, guards));

  const matches = await slowHashMatches(storedHash, attempt.password, { isExpected }).catch(async (error: unknown) => {
    if (isSentAway(error)) for (const guard of guards) await forgiveFailure(deps.db, guard);
    throw error;
  });
  const subject = { tableName: 'staff', recordId: account?.id ?? null, subjectName: account?.name ?? null };
  const details = { email: attempt.email, address: attempt.address };
  if (!account || !matches) {
    await logAdminAction(deps.db, now, { actor: null, action: 'staff_login_failed', ...subject, details });
    throw new Refusal('staff_login_failed');
  }
  if (!isAdmin(account)) {
    await logAdminAction(deps.db, now, { actor: null, action: 'staff_login_refused', ...subject, details });
    throw new Refusal('unauthorized_access');
  }
  await passSecondStep(deps, now, account, attempt, guards);

  return deps.db.transaction().execute(async (trx) => {
    await forgetFailures(trx, own);
    if (!isExpected) await forgiveFailure(trx, ofAddress);
    const recorded = await queries.recordStaffLogin(trx, account.id, account.passwordHash, now.toISOString());
    if (!recorded) throw new Refusal('staff_login_failed');
    const token = await openSession(trx, now, {
      staffId: account.id,
      insteadOf: attempt.sessionToken,
      userAgent: attempt.userAgent,
    });
    const { id: staffId, name, email, role } = account;
    const actor: StaffActor = { kind: 'staff', sessionId: 0, staffId, name, email, role };
    await logAdminAction(trx, now, { actor, action: 'staff_login', ...subject });
    return { token, actor, mark: markDevice(deps.secrets, device, marked, now) };
  });
};

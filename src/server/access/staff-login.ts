import type { StaffActor } from '#domain/access/actors';
import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT } from '#domain/access/lockout';
import type { PasskeyPlace } from '#domain/access/passkeys';
import { isAdmin } from '#domain/staff/accounts';
import { about, logAct } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { forgetFailures, forgiveFailure, type Guard, spendTry } from '#server/platform/guards';
import { openSession } from '#server/platform/sessions';
import { decoyHash, slowHashMatches } from '#server/platform/slow-hash';
import { accessRefusals } from '#strings/access/refusals';
import type { BodyOf } from '#wire/contract';
import { type Account, type Arrival, deviceGuard, isKnownTo, markDevice, readDevice } from './device.ts';
import { askForPasskey, spendPasskey } from './passkeys.ts';
import * as queries from './queries.ts';
import { readFactors } from './recovery-codes.ts';
import { spendCode } from './second-factor.ts';

interface Came extends Arrival {
  /** Where passkeys would be good, if anywhere. */
  readonly place?: PasskeyPlace | null;
}

type Asking = BodyOf<'POST /api/login/staff/passkey'> & Came;
type Attempt = BodyOf<'POST /api/login/staff'> & Came;

type StaffAccount = NonNullable<Awaited<ReturnType<typeof queries.findStaffByEmail>>>;

const forgive = async (deps: Deps, guards: readonly Guard[]): Promise<void> => {
  for (const guard of guards) await forgiveFailure(deps.db, guard);
};

/** Whose password it is; the try is counted, and forgiven by whoever finds it right. */
const checkPassword = async (deps: Deps, now: Date, attempt: Asking) => {
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
  // Forgiven where it proves right: a transaction around the slow hash would make every other request wait for it. Hundreds
  // that come at once are counted as they are looked at: counted all in one go, they would let no page be answered.
  const first = () => deps.db.transaction().execute((trx) => spendTry(trx, deps.engine, now, guards));
  const matches = await slowHashMatches(storedHash, attempt.password, { isExpected, first });
  const subject = about('staff', account?.id ?? null, account?.name);
  const details = { email: attempt.email, address: attempt.address };
  if (!account || !matches) {
    await logAct(deps.db, now, null, 'staff_login_failed', subject, { details });
    throw new Refusal('staff_login_failed');
  }
  if (!isAdmin(account)) {
    await logAct(deps.db, now, null, 'staff_login_refused', subject, { details });
    throw new Refusal('unauthorized_access');
  }
  return { account, guards, subject, mark: () => markDevice(deps.secrets, device, marked, now) };
};

/** Spends what was shown beside the password; a refusal says what is missing or was wrong. */
const spendSecond = async (deps: Deps, now: Date, account: StaffAccount, attempt: Attempt): Promise<void> => {
  const { code = '', passkey, address, email } = attempt;
  const isRight = await deps.db.transaction().execute(async (trx) => {
    if (passkey) return spendPasskey(trx, now, { staffId: account.id, name: account.name }, attempt, passkey);
    if (await spendCode(deps, trx, now, account, code)) return true;
    const subject = about('staff', account.id, account.name);
    await logAct(trx, now, null, 'staff_code_failed', subject, { details: { email, address } });
    return false;
  });
  if (isRight) return;
  throw passkey
    ? new Refusal('passkey_wrong')
    : new Refusal('code_wrong', { fields: { code: accessRefusals.code_wrong } });
};

/**
 * The password alone opens nothing and is neither a failure nor an end of failures: a code guessed after it counts with
 * those before. What was typed is sent again with the code or the passkey, so there is no half login to keep, or to steal.
 */
const passSecondStep = async (
  deps: Deps,
  now: Date,
  account: StaffAccount,
  attempt: Attempt,
  guards: readonly Guard[],
): Promise<void> => {
  const { hasApp, hasPasskeys } = await readFactors(deps.db, account.id);
  if (!hasApp && !hasPasskeys) return;
  if (attempt.code === undefined && attempt.passkey === undefined) {
    await forgive(deps, guards);
    throw new Refusal(hasPasskeys ? 'passkey_needed' : 'code_needed');
  }
  await spendSecond(deps, now, account, attempt);
};

export const askForOwnPasskey = async (deps: Deps, asking: Asking) => {
  const { account, guards } = await checkPassword(deps, deps.clock(), asking);
  await forgive(deps, guards);
  const { hasApp, hasPasskeys } = await readFactors(deps.db, account.id);
  if (!hasPasskeys) throw new Refusal('factor_off');
  return {
    ask: await askForPasskey(deps, account.id, asking.place ?? null),
    passkeysAt: asking.place?.origin ?? null,
    takesCode: hasApp || (await queries.countRecoveryCodes(deps.db, account.id)) > 0,
  };
};

export const loginStaff = async (deps: Deps, attempt: Attempt) => {
  const now = deps.clock();
  const { account, guards, subject, mark } = await checkPassword(deps, now, attempt);
  await passSecondStep(deps, now, account, attempt, guards);
  const [own, ofAddress] = guards;

  return deps.db.transaction().execute(async (trx) => {
    await forgetFailures(trx, own);
    if (ofAddress) await forgiveFailure(trx, ofAddress);
    const recorded = await queries.recordStaffLogin(trx, account.id, account.passwordHash, now.toISOString());
    if (!recorded) throw new Refusal('staff_login_failed');
    const token = await openSession(trx, now, {
      staffId: account.id,
      insteadOf: attempt.sessionToken,
      userAgent: attempt.userAgent,
    });
    const { id: staffId, name, email, role } = account;
    const actor: StaffActor = { kind: 'staff', sessionId: 0, staffId, name, email, role, classes: null };
    await logAct(trx, now, actor, 'staff_login', subject);
    return { token, actor, mark: mark() };
  });
};

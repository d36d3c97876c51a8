import { Secret, TOTP } from 'otpauth';
import type { Actor, StaffActor } from '#domain/access/actors';
import { LOGIN_LOCKOUT } from '#domain/access/lockout';
import type { PasskeyPlace } from '#domain/access/passkeys';
import {
  CODE_DIGITS,
  CODE_SECONDS,
  CODE_STEPS_AROUND,
  canonicalCode,
  isAppCode,
  stepAt,
} from '#domain/access/second-factor';
import type { AuditAction } from '#domain/vocabulary';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { forgetFailures, type Guard, inTurn, spendTry } from '#server/platform/guards';
import { endStaffSessions } from '#server/platform/sessions';
import { accessRefusals } from '#strings/access/refusals';
import * as queries from './queries.ts';
import { forgetCodesWithoutFactor, giveFirstRecoveryCodes, giveRecoveryCodes, readFactors } from './recovery-codes.ts';
import { requireOwnStaffPassword, type Typed } from './staff-password.ts';

/** In Latin letters: not every app shows others, and escaped they would double the code that a phone reads. */
const ISSUER = 'Himma';

const appOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_SECONDS,
    secret: Secret.fromBase32(secret),
  });

const log = (executor: Executor, now: Date, actor: Actor | null, action: AuditAction, staffId: number, name: string) =>
  logAct(executor, now, actor, action, about('staff', staffId, name));

type Factor = NonNullable<Awaited<ReturnType<typeof queries.findFactor>>>;

/** A code of the app, once. */
const spendAppCode = (deps: Deps, executor: Executor, now: Date, { staffId, sealedSecret }: Factor, code: string) => {
  const app = appOf(deps.secrets.open(sealedSecret));
  const off = app.validate({ token: code, timestamp: now.getTime(), window: CODE_STEPS_AROUND });
  if (off === null) return false;
  return queries.takeStep(executor, staffId, stepAt(now) + off, stepAt(now) + CODE_STEPS_AROUND);
};

/** Whether the code is one of the app's or of recovery, and was not used before. Inside a transaction, which must commit. */
export const spendCode = async (
  deps: Deps,
  executor: Executor,
  now: Date,
  { id, name }: { readonly id: number; readonly name: string },
  typed: string,
) => {
  const code = canonicalCode(typed);
  if (isAppCode(code)) {
    const factor = await queries.findFactor(executor, id);
    // Beside passkeys there may be an app that was begun and never confirmed.
    return factor?.confirmedAt ? spendAppCode(deps, executor, now, factor, code) : false;
  }
  const hash = deps.secrets.recoveryMac(id, code);
  const isRight = await queries.takeRecoveryCode(executor, id, hash, now.toISOString());
  if (isRight) await log(executor, now, null, 'recovery_code_used', id, name);
  return isRight;
};

export const listStaffWithFactor = async (deps: Deps): Promise<number[]> =>
  (await queries.listStaffWithFactor(deps.db)).map(({ staffId }) => staffId);

export const readOwnFactor = async (deps: Deps, { staffId }: StaffActor, place: PasskeyPlace | null) => ({
  since: (await queries.findFactor(deps.db, staffId))?.confirmedAt ?? null,
  recoveryLeft: await queries.countRecoveryCodes(deps.db, staffId),
  passkeys: await queries.listPasskeys(deps.db, staffId),
  passkeysAt: place?.origin ?? null,
});

/** Nothing is asked for yet: first a code must show that the phone has it. */
export const beginFactor = async (deps: Deps, { staffId, email }: StaffActor) => {
  const secret = new Secret({ size: 20 }).base32;
  const sealed = deps.secrets.seal(secret);
  if (!(await queries.beginFactor(deps.db, staffId, sealed, deps.clock().toISOString())))
    throw new Refusal('factor_on');
  return { secret, link: appOf(secret, email).toString() };
};

/** Null where the code is wrong, so that the try is counted. */
const tryFirstCode = async (deps: Deps, executor: Executor, staff: StaffActor, code: string) => {
  const now = deps.clock();
  const own: Guard = { scope: 'second-factor', key: String(staff.staffId), policy: LOGIN_LOCKOUT };
  await spendTry(executor, deps.engine, now, [own]);
  const factor = orRefuse(await queries.findFactor(executor, staff.staffId), 'factor_not_begun');
  if (factor.confirmedAt) throw new Refusal('factor_on');
  if (!(await spendAppCode(deps, executor, now, factor, canonicalCode(code)))) return null;
  await forgetFailures(executor, own);
  const codes = await giveFirstRecoveryCodes(deps, executor, staff.staffId);
  await queries.confirmFactor(executor, staff.staffId, now.toISOString());
  await log(executor, now, staff, 'factor_on', staff.staffId, staff.name);
  return codes;
};

export const confirmFactor = async (deps: Deps, staff: StaffActor, code: string): Promise<string[]> => {
  const codes = await deps.db.transaction().execute((trx) => tryFirstCode(deps, trx, staff, code));
  if (!codes) throw new Refusal('code_wrong', { fields: { code: accessRefusals.code_wrong } });
  return codes;
};

export const renewRecoveryCodes = (deps: Deps, staff: StaffActor): Promise<string[]> =>
  deps.db.transaction().execute(async (trx) => {
    const { hasApp, hasPasskeys } = await readFactors(trx, staff.staffId);
    if (!hasApp && !hasPasskeys) throw new Refusal('factor_off');
    await log(trx, deps.clock(), staff, 'recovery_codes_made', staff.staffId, staff.name);
    return giveRecoveryCodes(deps, trx, staff.staffId);
  });

export const removeOwnFactor = async (deps: Deps, staff: StaffActor, typed: Typed): Promise<void> => {
  await requireOwnStaffPassword(deps, staff, staff.staffId, typed);
  await inTurn(deps, ['second-factor', staff.staffId], async (trx) => {
    if (!(await queries.deleteFactor(trx, staff.staffId))) throw new Refusal('factor_off');
    await forgetCodesWithoutFactor(trx, staff.staffId);
    await log(trx, deps.clock(), staff, 'factor_removed', staff.staffId, staff.name);
  });
};

/** For whoever lost the phone, which somebody may have found with a session open. `by` is null at the command line. */
export const removeFactorOf = async (deps: Deps, by: StaffActor | null, staffId: number): Promise<void> => {
  const ended = await deps.db.transaction().execute(async (trx) => {
    const hadApp = await queries.deleteFactor(trx, staffId);
    const hadPasskeys = await queries.deletePasskeys(trx, staffId);
    if (!hadApp && !hadPasskeys) throw new Refusal('factor_off');
    await queries.deleteRecoveryCodes(trx, staffId);
    const { name } = await queries.readStaff(trx, staffId);
    await log(trx, deps.clock(), by, 'factor_removed', staffId, name);
    return endStaffSessions(trx, staffId, by?.staffId === staffId ? by.sessionId : undefined);
  });
  deps.live.end(ended);
};

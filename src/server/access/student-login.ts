import type { PupilActor } from '#domain/access/actors';
import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT } from '#domain/access/lockout';
import { findCredentials, noteOldCard, readCard, readLogin, recordCardLogin, recordLogin } from '#server/cards/service';
import { about, logAct, logAdminAction } from '#server/platform/audit';
import type { Engine, Executor } from '#server/platform/db/database';
import type { RowOf } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { checkGuards, countFailure, forgetFailures, type Guard, spendTry, takeTurns } from '#server/platform/guards';
import { hashToken } from '#server/platform/secrets';
import { openSession } from '#server/platform/sessions';
import type { BodyOf } from '#wire/contract';
import { type Account, type Arrival, deviceGuard, isKnownTo, markDevice, readDevice } from './device.ts';

interface PasswordAttempt {
  readonly loginId: number;
  readonly address: string;
}

type Guards = readonly [Guard, ...Guard[]];

const guardsFor = ({ loginId, address }: PasswordAttempt): Guards => [
  { scope: 'student-login', key: String(loginId), policy: LOGIN_LOCKOUT },
  { scope: 'address', key: address, policy: ADDRESS_LOCKOUT },
];

/** Counts a wrong try under the guards given and writes down whose password was guessed at; null where nobody has the id. */
const countWrongPassword = async (
  executor: Executor,
  engine: Engine,
  now: Date,
  { loginId, address }: PasswordAttempt,
  pupil: { readonly id: number; readonly name: string } | null,
  guards: Guards,
): Promise<void> => {
  const isLocked = await countFailure(executor, engine, now, guards);
  const line = {
    actor: null,
    action: pupil ? ('student_login_failed_password' as const) : ('student_login_failed_unknown_id' as const),
    ...about('students_credentials', pupil?.id ?? null, pupil?.name ?? null),
    details: { login_id: loginId, address },
  };
  const lines = isLocked ? [line, { ...line, action: 'student_login_locked' as const }] : [line];
  await logAdminAction(executor, now, ...lines);
};

const accountOf = (pupil: RowOf<typeof readLogin>): Account => ({
  kind: 'student',
  id: pupil.id,
  storedHash: pupil.hashedPassword,
});

/** What a right password or card opens. */
const letIn = async (
  { secrets }: Deps,
  executor: Executor,
  now: Date,
  { by, farewells, sessionToken, deviceMark }: Arrival & { readonly by: 'typing' | 'link' | 'scan' },
  pupil: RowOf<typeof readLogin>,
  record: () => ReturnType<typeof recordLogin>,
) => {
  const farewell = secrets.farewellMark(pupil.id, pupil.hashedPassword);
  if (by === 'link' && farewells?.includes(farewell)) throw new Refusal('card_needs_password');
  const { numAffectedRows } = await record();
  if (numAffectedRows === 0n) throw new Refusal('login_failed');
  const token = await openSession(executor, now, { studentId: pupil.id, insteadOf: sessionToken });
  const mark = markDevice(secrets, readDevice(secrets, deviceMark), accountOf(pupil), now);
  const { id: studentId, name, firstName, grade } = pupil;
  return { token, mark, farewell, pupil: { studentId, name, firstName, grade } };
};

/** A failure that was counted is committed, so it is returned: throwing inside would take back the count. */
const committed = async <Outcome>(deps: Deps, attempt: (trx: Executor) => Promise<Outcome | Refusal>) => {
  const outcome = await deps.db.transaction().execute(attempt);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};

/** Compared against when the id is unknown, so that both failures do the same work (D-6). */
const NOBODY: Account = { kind: 'student', id: 0, storedHash: '0'.repeat(64) };

type Attempt = BodyOf<'POST /api/login/student'> & Arrival;

/** Whose number it is, and under what a wrong password counts: who was here before is counted apart from strangers. */
const readAttempt = async ({ secrets }: Deps, executor: Executor, now: Date, attempt: Attempt) => {
  const [found] = (await readLogin(executor, { loginId: attempt.loginId })).rows;
  const account = found ? accountOf(found) : NOBODY;
  const device = readDevice(secrets, attempt.deviceMark);
  const isKnown = device !== null && isKnownTo(device, account, now);
  const guards: Guards = isKnown ? [deviceGuard(device, attempt.loginId)] : guardsFor(attempt);
  return { found, storedHash: account.storedHash, guards };
};

export const loginStudent = (deps: Deps, attempt: Attempt) =>
  committed(deps, async (trx) => {
    const now = deps.clock();
    await takeTurns(trx, deps.engine, 'student-login', String(attempt.loginId));
    const { found, storedHash, guards } = await readAttempt(deps, trx, now, attempt);
    const { waitSeconds, hasFailures } = await checkGuards(trx, now, guards);
    if (waitSeconds > 0) throw new Refusal('login_locked', { retryAfter: waitSeconds });
    const matches = deps.secrets.studentPasswordMatches(attempt.password, storedHash);
    if (!found || !matches) {
      await countWrongPassword(trx, deps.engine, now, attempt, found ?? null, guards);
      return new Refusal('login_failed');
    }
    const recorded = { studentId: found.id, at: now.toISOString(), hashed: found.hashedPassword };
    // Before the login data, as an erasure takes them: neither waits for the other.
    if (hasFailures) await forgetFailures(trx, guards[0]);
    const opened = await letIn(deps, trx, now, attempt, found, () => recordLogin(trx, recorded));
    if (attempt.by !== 'typing') await noteOldCard(trx, found.id);
    return opened;
  });

/** A card that is not one of ours, or no longer. Nobody guesses 128 bits, but whoever tries is slowed and written down. */
const refuseUnknownCard = async (deps: Deps, executor: Executor, now: Date, address: string): Promise<Refusal> => {
  await spendTry(executor, deps.engine, now, [{ scope: 'address', key: address, policy: ADDRESS_LOCKOUT }]);
  await logAct(executor, now, null, 'student_login_failed_card', about('students_credentials', null), {
    details: { address },
  });
  return new Refusal('login_failed');
};

/** A right card always opens: no lock of a password that others guessed at stands in its way. */
export const loginByCard = (deps: Deps, attempt: BodyOf<'POST /api/login/card'> & Arrival) =>
  committed(deps, async (trx) => {
    const now = deps.clock();
    const tokenHash = hashToken(attempt.token);
    const [found] = (await readCard(trx, { tokenHash })).rows;
    if (!found) return refuseUnknownCard(deps, trx, now, attempt.address);
    return letIn(deps, trx, now, attempt, found, () => recordCardLogin(trx, { tokenHash, at: now.toISOString() }));
  });

/** For a pupil who is in already. Wrong tries count with those of the login, so nobody gets more of them here. */
export const isOwnPassword = (
  deps: Deps,
  { studentId, name }: PupilActor,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<boolean> =>
  committed(deps, async (trx) => {
    const now = deps.clock();
    const credentials = await findCredentials(trx, studentId);
    if (!credentials) return false;
    const attempt = { loginId: credentials.loginId, address };
    const guards = guardsFor(attempt);
    await takeTurns(trx, deps.engine, 'student-login', guards[0].key);
    const { waitSeconds, hasFailures } = await checkGuards(trx, now, guards);
    if (waitSeconds > 0) throw new Refusal('login_locked', { retryAfter: waitSeconds });
    const isRight = deps.secrets.studentPasswordMatches(password, credentials.hashedPassword);
    if (!isRight) await countWrongPassword(trx, deps.engine, now, attempt, { id: studentId, name }, guards);
    else if (hasFailures) await forgetFailures(trx, guards[0]);
    return isRight;
  });

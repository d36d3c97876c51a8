import { sql } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT, secondsLocked } from '#domain/access/lockout';
import { noteOldCard, recordLogin } from '#server/cards/service';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { forgetFailures, type Guard, takeTurns } from '#server/platform/guards';
import { openSession } from '#server/platform/sessions';
import type { BodyOf } from '#wire/contract';
import { type Account, type Arrival, deviceGuard, isKnownTo, markDevice, readDevice } from './device.ts';
import { countWrongPassword, guardsFor } from './wrong-password.ts';

type Attempt = BodyOf<'POST /api/login/student'> & Arrival;

export type LoginOutcome =
  | {
      opened: {
        token: string;
        mark: string;
        farewell: string;
        pupil: Pick<PupilActor, 'studentId' | 'name' | 'grade'>;
      };
    }
  | { refusal: Refusal };

/** Compared against when the id is unknown, so that both failures do the same work (D-6). */
const NO_HASH = '0'.repeat(64);

/** Pupil and all guards in one read, because at the bell the whole school sends it; one row even where none is found. */
const readLogin = prepared(
  (
    executor,
    { loginId, loginKey, address, device }: { loginId: number; loginKey: string; address: string; device: string },
  ) =>
    executor
      .selectFrom(executor.selectNoFrom(sql`1`.as('one')).as('always'))
      .leftJoin('students_credentials as c', (join) => join.on('c.loginId', '=', loginId))
      .leftJoin('students as s', (join) => join.onRef('s.id', '=', 'c.studentId').on('s.archivedAt', 'is', null))
      .leftJoin('attempt_guards as own', (join) =>
        join.on('own.scope', '=', 'student-login').on('own.guardKey', '=', loginKey),
      )
      .leftJoin('attempt_guards as address', (join) =>
        join.on('address.scope', '=', 'address').on('address.guardKey', '=', address),
      )
      .leftJoin('attempt_guards as device', (join) =>
        join.on('device.scope', '=', 'device-login').on('device.guardKey', '=', device),
      )
      .select([
        's.id',
        's.name',
        's.grade',
        'c.hashedPassword',
        'own.failures as ownFailures',
        'own.lastFailureAt as ownLastFailureAt',
        'own.lockedUntil as ownLockedUntil',
        'address.failures as addressFailures',
        'address.lastFailureAt as addressLastFailureAt',
        'address.lockedUntil as addressLockedUntil',
        'device.failures as deviceFailures',
        'device.lastFailureAt as deviceLastFailureAt',
        'device.lockedUntil as deviceLockedUntil',
      ]),
  { atMostOneRow: true },
);

const guardState = (failures: number | null, lastFailureAt: string | null, lockedUntil: string | null) =>
  failures === null || lastFailureAt === null ? undefined : { failures, lastFailureAt, lockedUntil };

type LoginRow = RowOf<typeof readLogin>;

/** What the read says of the pupil; null also for one in the archive. */
const foundPupil = ({ id, name, grade, hashedPassword }: LoginRow) =>
  id === null || name === null || grade === null || hashedPassword === null
    ? null
    : { id, name, grade, hashedPassword };

/** The same work for an id that nobody has, which no device was ever marked with (D-6). */
const accountOf = (found: ReturnType<typeof foundPupil>): Account => ({
  kind: 'student',
  id: found?.id ?? 0,
  storedHash: found?.hashedPassword ?? NO_HASH,
});

const ofStranger = (row: LoginRow, attempt: Attempt, now: Date) => {
  const own = guardState(row.ownFailures, row.ownLastFailureAt, row.ownLockedUntil);
  const ofAddress = guardState(row.addressFailures, row.addressLastFailureAt, row.addressLockedUntil);
  return {
    guards: guardsFor(attempt),
    waitSeconds: Math.max(secondsLocked(own, now, LOGIN_LOCKOUT), secondsLocked(ofAddress, now, ADDRESS_LOCKOUT)),
    hasFailures: own !== undefined,
  };
};

const ofKnown = (row: LoginRow, guard: Guard, now: Date) => {
  const state = guardState(row.deviceFailures, row.deviceLastFailureAt, row.deviceLockedUntil);
  return {
    guards: [guard] as const,
    waitSeconds: secondsLocked(state, now, guard.policy),
    hasFailures: state !== undefined,
  };
};

const readAttempt = async ({ secrets }: Deps, executor: Executor, now: Date, attempt: Attempt) => {
  const { loginId, address } = attempt;
  const device = readDevice(secrets, attempt.deviceMark);
  const guard = device && deviceGuard(device, loginId);
  const { rows } = await readLogin(executor, { loginId, loginKey: String(loginId), address, device: guard?.key ?? '' });
  const [row] = rows;
  if (!row) throw new Error('the login read returned no row');
  const found = foundPupil(row);
  const account = accountOf(found);
  const isKnown = guard && isKnownTo(device, account, now);
  return { found, account, device, ...(isKnown ? ofKnown(row, guard, now) : ofStranger(row, attempt, now)) };
};

/** A failure is committed, so it is returned: throwing would roll the count back. */
const attemptLogin = async (deps: Deps, executor: Executor, now: Date, attempt: Attempt): Promise<LoginOutcome> => {
  await takeTurns(executor, deps.engine, 'student-login', String(attempt.loginId));
  const read = await readAttempt(deps, executor, now, attempt);
  const { found, account, guards, waitSeconds } = read;
  if (waitSeconds > 0) return { refusal: new Refusal('login_locked', { retryAfter: waitSeconds }) };

  const matches = deps.secrets.studentPasswordMatches(attempt.password, account.storedHash);
  if (!found || !matches) {
    await countWrongPassword(executor, deps.engine, now, attempt, found, guards);
    return { refusal: new Refusal('login_failed') };
  }

  const farewell = deps.secrets.farewellMark(found.id, found.hashedPassword);
  if (attempt.by === 'link' && attempt.farewells?.includes(farewell))
    return { refusal: new Refusal('card_needs_password') };

  if (read.hasFailures) await forgetFailures(executor, guards[0]);
  const recorded = await recordLogin(executor, {
    studentId: found.id,
    at: now.toISOString(),
    hashed: found.hashedPassword,
  });
  if (recorded.numAffectedRows === 0n) return { refusal: new Refusal('login_failed') };
  if (attempt.by !== 'typing') await noteOldCard(executor, found.id);
  const token = await openSession(executor, now, { studentId: found.id, insteadOf: attempt.sessionToken });
  const mark = markDevice(deps.secrets, read.device, account, now);
  return { opened: { token, mark, farewell, pupil: { studentId: found.id, name: found.name, grade: found.grade } } };
};

export const loginStudent = async (deps: Deps, attempt: Attempt) => {
  const now = deps.clock();
  const outcome = await deps.db.transaction().execute((trx) => attemptLogin(deps, trx, now, attempt));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.opened;
};

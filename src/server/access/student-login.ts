import { sql } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT, secondsLocked } from '#domain/access/lockout';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { forgetFailures, takeTurns } from '#server/platform/guards';
import { openSession } from '#server/platform/sessions';
import type { BodyOf } from '#wire/contract';
import { countWrongPassword, guardsFor } from './wrong-password.ts';

type Attempt = BodyOf<'POST /api/login/student'> & { readonly address: string };

type Outcome =
  | { opened: { token: string; pupil: Pick<PupilActor, 'studentId' | 'name' | 'grade'> } }
  | { refusal: Refusal };

/** Compared against when the id is unknown, so that both failures do the same work (D-6). */
const NO_HASH = '0'.repeat(64);

/** Pupil and both guards in one read, because at the bell the whole school sends it; one row even where none is found. */
const readLogin = prepared(
  (executor, { loginId, loginKey, address }: { loginId: number; loginKey: string; address: string }) =>
    executor
      .selectFrom(executor.selectNoFrom(sql`1`.as('one')).as('always'))
      .leftJoin('students_credentials as c', (join) => join.on('c.login_id', '=', loginId))
      .leftJoin('students as s', (join) => join.onRef('s.id', '=', 'c.student_id').on('s.archived_at', 'is', null))
      .leftJoin('attempt_guards as own', (join) =>
        join.on('own.scope', '=', 'student-login').on('own.guard_key', '=', loginKey),
      )
      .leftJoin('attempt_guards as address', (join) =>
        join.on('address.scope', '=', 'address').on('address.guard_key', '=', address),
      )
      .select([
        's.id',
        's.name',
        's.grade',
        'c.hashed_password',
        'own.failures as own_failures',
        'own.last_failure_at as own_last_failure_at',
        'own.locked_until as own_locked_until',
        'address.failures as address_failures',
        'address.last_failure_at as address_last_failure_at',
        'address.locked_until as address_locked_until',
      ]),
  { atMostOneRow: true },
);

/** Only while the password is the one that was checked: a new one made meanwhile ends this login too. */
const recordLogin = prepared((executor, { studentId, at, hashed }: { studentId: number; at: string; hashed: string }) =>
  executor
    .updateTable('students_credentials')
    .set({ last_login: at })
    .where('student_id', '=', studentId)
    .where('hashed_password', '=', hashed),
);

const guardState = (failures: number | null, lastFailureAt: string | null, lockedUntil: string | null) =>
  failures === null || lastFailureAt === null ? undefined : { failures, lastFailureAt, lockedUntil };

/** What the read says of the pupil; null also for one in the archive. */
const foundPupil = ({ id, name, grade, hashed_password }: RowOf<typeof readLogin>) =>
  id === null || name === null || grade === null || hashed_password === null
    ? null
    : { id, name, grade, hashed_password };

const readAttempt = async (executor: Executor, now: Date, attempt: Attempt) => {
  const { loginId, address } = attempt;
  const { rows } = await readLogin(executor, { loginId, loginKey: String(loginId), address });
  const [row] = rows;
  if (!row) throw new Error('the login read returned no row');
  const own = guardState(row.own_failures, row.own_last_failure_at, row.own_locked_until);
  const ofAddress = guardState(row.address_failures, row.address_last_failure_at, row.address_locked_until);
  return {
    found: foundPupil(row),
    waitSeconds: Math.max(secondsLocked(own, now, LOGIN_LOCKOUT), secondsLocked(ofAddress, now, ADDRESS_LOCKOUT)),
    hasFailures: own !== undefined,
  };
};

/** A failure is committed, so it is returned: throwing would roll the count back. */
const attemptLogin = async (deps: Deps, executor: Executor, now: Date, attempt: Attempt): Promise<Outcome> => {
  const guards = guardsFor(attempt);
  await takeTurns(executor, deps.engine, 'student-login', guards[0].key);
  const { found, waitSeconds, hasFailures } = await readAttempt(executor, now, attempt);
  if (waitSeconds > 0) return { refusal: new Refusal('login_locked', { retryAfter: waitSeconds }) };

  const matches = deps.secrets.studentPasswordMatches(attempt.password, found?.hashed_password ?? NO_HASH);
  if (!found || !matches) {
    await countWrongPassword(executor, deps.engine, now, attempt, found);
    return { refusal: new Refusal('login_failed') };
  }

  if (hasFailures) await forgetFailures(executor, guards[0]);
  const recorded = await recordLogin(executor, {
    studentId: found.id,
    at: now.toISOString(),
    hashed: found.hashed_password,
  });
  if (recorded.numAffectedRows === 0n) return { refusal: new Refusal('login_failed') };
  const token = await openSession(executor, now, { studentId: found.id });
  return { opened: { token, pupil: { studentId: found.id, name: found.name, grade: found.grade } } };
};

export const loginStudent = async (deps: Deps, attempt: Attempt) => {
  const now = deps.clock();
  const outcome = await deps.db.transaction().execute((trx) => attemptLogin(deps, trx, now, attempt));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.opened;
};

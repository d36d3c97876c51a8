import type { PupilActor } from '#domain/access/actors';
import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT } from '#domain/access/lockout';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { checkGuards, countFailure, forgetFailures, type Guard, takeTurns } from '#server/platform/guards';
import { openSession } from '#server/platform/sessions';
import * as store from './store.ts';

interface Attempt {
  readonly loginId: number;
  readonly password: string;
  readonly address: string;
}

type Outcome =
  | { opened: { token: string; pupil: Pick<PupilActor, 'studentId' | 'name' | 'grade'> } }
  | { refusal: Refusal };

/** Compared against when the id is unknown, so that both failures do the same work (D-6). */
const NO_HASH = '0'.repeat(64);

const guardsFor = (attempt: Attempt): [Guard, Guard] => [
  { scope: 'student-login', key: String(attempt.loginId), policy: LOGIN_LOCKOUT },
  { scope: 'address', key: attempt.address, policy: ADDRESS_LOCKOUT },
];

/** A failure is committed, so it is returned: throwing would roll the count back. */
const attemptLogin = async (deps: Deps, executor: Executor, now: Date, attempt: Attempt): Promise<Outcome> => {
  const guards = guardsFor(attempt);
  await takeTurns(executor, deps.engine, 'student-login', guards[0].key);
  const guarded = await checkGuards(executor, now, guards);
  if (guarded.waitSeconds > 0) return { refusal: new Refusal('login_locked', { retryAfter: guarded.waitSeconds }) };

  const found = await store.findCredentialsByLoginId(executor, attempt.loginId);
  const matches = deps.secrets.studentPasswordMatches(attempt.password, found?.hashed_password ?? NO_HASH);
  if (!found || !matches) {
    await countFailure(executor, now, guards);
    await logAdminAction(executor, now, {
      actor: null,
      action: found ? 'student_login_failed_password' : 'student_login_failed_unknown_id',
      tableName: 'students_credentials',
      recordId: found?.id ?? null,
      subjectName: found?.name ?? null,
      details: { login_id: attempt.loginId, address: attempt.address },
    });
    return { refusal: new Refusal('login_failed') };
  }

  if (guarded.hasFailures) await forgetFailures(executor, guards[0]);
  await store.recordStudentLogin(executor, found.id, now.toISOString());
  const token = await openSession(executor, now, { studentId: found.id });
  return { opened: { token, pupil: { studentId: found.id, name: found.name, grade: found.grade } } };
};

export const loginStudent = async (deps: Deps, attempt: Attempt) => {
  const now = deps.clock();
  const outcome = await deps.db.transaction().execute((trx) => attemptLogin(deps, trx, now, attempt));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.opened;
};

import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT } from '#domain/access/lockout';
import { about, logAdminAction } from '#server/platform/audit';
import type { Engine, Executor } from '#server/platform/db/database';
import { countFailure, type Guard } from '#server/platform/guards';

interface PasswordAttempt {
  readonly loginId: number;
  readonly address: string;
}

export const guardsFor = ({ loginId, address }: PasswordAttempt): [Guard, Guard] => [
  { scope: 'student-login', key: String(loginId), policy: LOGIN_LOCKOUT },
  { scope: 'address', key: address, policy: ADDRESS_LOCKOUT },
];

/** Counts a wrong try under the guards given and writes down whose password was guessed at; null where nobody has the id. */
export const countWrongPassword = async (
  executor: Executor,
  engine: Engine,
  now: Date,
  attempt: PasswordAttempt,
  pupil: { readonly id: number; readonly name: string } | null,
  guards: readonly Guard[] = guardsFor(attempt),
): Promise<void> => {
  const isLocked = await countFailure(executor, engine, now, guards);
  const line = {
    actor: null,
    action: pupil ? ('student_login_failed_password' as const) : ('student_login_failed_unknown_id' as const),
    ...about('students_credentials', pupil?.id ?? null, pupil?.name ?? null),
    details: { login_id: attempt.loginId, address: attempt.address },
  };
  const lines = isLocked ? [line, { ...line, action: 'student_login_locked' as const }] : [line];
  await logAdminAction(executor, now, ...lines);
};

import type { PupilActor } from '#domain/access/actors';
import { findCredentials } from '#server/cards/service';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { checkGuards, forgetFailures, takeTurns } from '#server/platform/guards';
import { countWrongPassword, guardsFor } from './wrong-password.ts';

interface Typed {
  readonly password: string;
  readonly address: string;
}

type Checked = { readonly isRight: boolean } | { readonly waitSeconds: number };

/** Committed whatever comes out: a refusal thrown inside would take back the count. */
const checkPassword = (deps: Deps, { studentId, name }: PupilActor, { password, address }: Typed): Promise<Checked> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const credentials = await findCredentials(trx, studentId);
    if (!credentials) return { isRight: false };
    const attempt = { loginId: credentials.loginId, address };
    const guards = guardsFor(attempt);
    await takeTurns(trx, deps.engine, 'student-login', guards[0].key);
    const { waitSeconds, hasFailures } = await checkGuards(trx, now, guards);
    if (waitSeconds > 0) return { waitSeconds };
    const isRight = deps.secrets.studentPasswordMatches(password, credentials.hashedPassword);
    if (!isRight) await countWrongPassword(trx, deps.engine, now, attempt, { id: studentId, name });
    else if (hasFailures) await forgetFailures(trx, guards[0]);
    return { isRight };
  });

/** For a pupil who is in already. Wrong tries count with those of the login, so nobody gets more of them here. */
export const isOwnPassword = async (deps: Deps, pupil: PupilActor, typed: Typed): Promise<boolean> => {
  const checked = await checkPassword(deps, pupil, typed);
  if ('waitSeconds' in checked) throw new Refusal('login_locked', { retryAfter: checked.waitSeconds });
  return checked.isRight;
};

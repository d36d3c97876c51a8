import { ADDRESS_LOCKOUT } from '#domain/access/lockout';
import { readCard, recordCardLogin } from '#server/cards/service';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { checkGuards, countFailure } from '#server/platform/guards';
import { hashToken } from '#server/platform/secrets';
import { openSession } from '#server/platform/sessions';
import type { BodyOf } from '#wire/contract';
import { type Arrival, markDevice, readDevice } from './device.ts';
import type { LoginOutcome } from './student-login.ts';

type Attempt = BodyOf<'POST /api/login/card'> & Arrival;

/** A card that is not one of ours, or no longer. Nobody guesses 128 bits, but whoever tries is slowed and written down. */
const refuseUnknownCard = async (deps: Deps, executor: Executor, now: Date, address: string): Promise<Refusal> => {
  const guards = [{ scope: 'address', key: address, policy: ADDRESS_LOCKOUT }] as const;
  const { waitSeconds } = await checkGuards(executor, now, guards);
  if (waitSeconds > 0) return new Refusal('login_locked', { retryAfter: waitSeconds });
  await countFailure(executor, deps.engine, now, guards);
  await logAdminAction(executor, now, {
    actor: null,
    action: 'student_login_failed_card',
    ...about('students_credentials', null),
    details: { address },
  });
  return new Refusal('login_failed');
};

/** A right card always opens: no lock of a password that others guessed at stands in its way. */
const attemptCard = async (deps: Deps, executor: Executor, attempt: Attempt): Promise<LoginOutcome> => {
  const now = deps.clock();
  const tokenHash = hashToken(attempt.token);
  const [found] = (await readCard(executor, { tokenHash })).rows;
  if (!found) return { refusal: await refuseUnknownCard(deps, executor, now, attempt.address) };
  const farewell = deps.secrets.farewellMark(found.id, found.hashedPassword);
  if (attempt.by === 'link' && attempt.farewells?.includes(farewell))
    return { refusal: new Refusal('card_needs_password') };
  const recorded = await recordCardLogin(executor, { tokenHash, at: now.toISOString() });
  if (recorded.numAffectedRows === 0n) return { refusal: new Refusal('login_failed') };
  const token = await openSession(executor, now, { studentId: found.id, insteadOf: attempt.sessionToken });
  const account = { kind: 'student', id: found.id, storedHash: found.hashedPassword } as const;
  const mark = markDevice(deps.secrets, readDevice(deps.secrets, attempt.deviceMark), account, now);
  return { opened: { token, mark, farewell, pupil: { studentId: found.id, name: found.name, grade: found.grade } } };
};

export const loginByCard = async (deps: Deps, attempt: Attempt) => {
  const outcome = await deps.db.transaction().execute((trx) => attemptCard(deps, trx, attempt));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.opened;
};

import { NAME_CHECK_LOCKOUT } from '#domain/access/lockout';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { checkGuards, countFailure, type Guard, takeTurns } from '#server/platform/guards';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';

export type WhoAsks = BodyOf<'POST /api/credential-request'> & { readonly address: string };

/** How long to wait, 0 where the try was counted: those sent at once are counted one by one. */
export const countTry = (deps: Deps, now: Date, guard: Guard): Promise<number> =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, guard.scope, guard.key);
    const { waitSeconds } = await checkGuards(trx, now, [guard]);
    if (waitSeconds === 0) await countFailure(trx, deps.engine, now, [guard]);
    return waitSeconds;
  });

const refuseWhileLocked = (waitSeconds: number): void => {
  if (waitSeconds > 0) throw new Refusal('name_checks_locked', { retryAfter: waitSeconds });
};

/** Finds the pupil a public form speaks of. Names that do not exist are counted, so that a list of names cannot be tried out. */
export const findWhoAsks = async (deps: Deps, who: WhoAsks) => {
  const now = deps.clock();
  const guard: Guard = { scope: 'name-check', key: who.address, policy: NAME_CHECK_LOCKOUT };
  refuseWhileLocked((await checkGuards(deps.db, now, [guard])).waitSeconds);

  const [student, another] = await queries.findStudentsByName(deps.db, who.name, who.grade);
  if (!student) {
    refuseWhileLocked(await countTry(deps, now, guard));
    throw new Refusal('name_not_found');
  }
  if (another) throw new Refusal(who.grade === undefined ? 'name_needs_grade' : 'name_ambiguous');
  return student;
};

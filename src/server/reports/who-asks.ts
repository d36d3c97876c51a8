import { NAME_CHECK_LOCKOUT } from '#domain/access/lockout';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { checkGuards, type Guard, spendTry } from '#server/platform/guards';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';

export type WhoAsks = BodyOf<'POST /api/credential-request'> & { readonly address: string };

export const countTry = (deps: Deps, now: Date, guard: Guard): Promise<void> =>
  deps.db.transaction().execute((trx) => spendTry(trx, deps.engine, now, [guard], 'name_checks_locked'));

/** Finds the pupil a public form speaks of. Names that do not exist are counted, so that a list of names cannot be tried out. */
export const findWhoAsks = async (deps: Deps, who: WhoAsks) => {
  const now = deps.clock();
  const guard: Guard = { scope: 'name-check', key: who.address, policy: NAME_CHECK_LOCKOUT };
  const { waitSeconds } = await checkGuards(deps.db, now, [guard]);
  if (waitSeconds > 0) throw new Refusal('name_checks_locked', { retryAfter: waitSeconds });

  const [student, another] = await queries.findStudentsByName(deps.db, who.name, who.grade);
  if (!student) {
    await countTry(deps, now, guard);
    throw new Refusal('name_not_found');
  }
  if (another) throw new Refusal(who.grade === undefined ? 'name_needs_grade' : 'name_ambiguous');
  return student;
};

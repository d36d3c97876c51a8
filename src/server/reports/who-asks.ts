import type { Grade } from '#domain/access/grades';
import { NAME_CHECK_LOCKOUT } from '#domain/access/lockout';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { checkGuards, countFailure, type Guard } from '#server/platform/guards';
import * as store from './store.ts';

export interface WhoAsks {
  readonly name: string;
  readonly grade?: Grade | undefined;
  readonly address: string;
}

/** Finds the pupil a public form speaks of. Names that do not exist are counted, so that a list of names cannot be tried out. */
export const findWhoAsks = async (deps: Deps, who: WhoAsks) => {
  const now = deps.clock();
  const guard: Guard = { scope: 'name-check', key: who.address, policy: NAME_CHECK_LOCKOUT };
  const { waitSeconds } = await checkGuards(deps.db, now, [guard]);
  if (waitSeconds > 0) throw new Refusal('name_checks_locked', { retryAfter: waitSeconds });

  const [student, another] = await store.findStudentsByName(deps.db, who.name, who.grade);
  if (!student) {
    await deps.db.transaction().execute((trx) => countFailure(trx, now, [guard]));
    throw new Refusal('name_not_found');
  }
  if (another) throw new Refusal(who.grade === undefined ? 'name_needs_grade' : 'name_ambiguous');
  return student;
};

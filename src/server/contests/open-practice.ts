import type { StaffActor } from '#domain/access/actors';
import { NO_END } from '#domain/contests/contest';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { type ContestRow, insertContest, listPeriods, updateContest } from '#server/practice/service';
import { openPractice } from '#strings/contests/words';
import { onContests, tellOfContests } from './plan.ts';

/** What staff left open and nobody closed since; a contest that runs meanwhile changes nothing of it. */
export const findOpenPractice = async (executor: Executor): Promise<ContestRow | null> =>
  (await listPeriods(executor)).find(({ kind, endsAt }) => kind === 'open' && endsAt === NO_END) ?? null;

/** Each time it is opened its board begins at zero. */
const begin = (trx: Executor, now: Date): Promise<ContestRow> =>
  insertContest(trx, {
    kind: 'open',
    title: openPractice.title,
    rules: '',
    // A moment before, so that it may end in the very moment it began.
    startsAt: new Date(now.getTime() - 1).toISOString(),
    endsAt: NO_END,
    prizeCoins: 0,
    sharePool: 0,
    createdAt: now.toISOString(),
  });

/** Games that are under way go on; what is answered from now on stays out of the board. */
const end = (trx: Executor, now: Date, { id }: ContestRow): Promise<ContestRow> =>
  updateContest(trx, id, { endsAt: now.toISOString() });

/** Asked twice, it is done once. */
export const setOpenPractice = async (deps: Deps, staff: StaffActor, isOpen: boolean) => {
  const now = deps.clock();
  const isNew = await onContests(deps, async (trx) => {
    const before = await findOpenPractice(trx);
    if ((before !== null) === isOpen) return false;
    const row = before ? await end(trx, now, before) : await begin(trx, now);
    await logAdminAction(trx, now, {
      actor: staff,
      action: isOpen ? 'open_practice_began' : 'open_practice_ended',
      ...about('contests', row.id, row.title),
    });
    return true;
  });
  if (isNew) tellOfContests(deps);
  return findOpenPractice(deps.db);
};

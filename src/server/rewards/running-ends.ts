import { sql } from 'kysely';
import type { EndsInDays, MovedEnd } from '#server/calendar/hooks';
import type { Executor } from '#server/platform/db/database';
import { isEnrolled } from '#server/platform/db/pupils';

/** Sent, and neither claimed nor lost. */
const list = (executor: Executor, now: Date) =>
  executor
    .selectFrom('rewards_tracking as r')
    .innerJoin('students as s', 's.id', 'r.studentId')
    .select(['r.id', 's.name', 'r.expiresAt as end', sql<string>`coalesce(r.sent_at, r.created_at)`.as('since')])
    .where('r.isSentToRewards', '=', 1)
    .where('r.isClaimed', '=', 0)
    .where('r.deletedAt', 'is', null)
    .where('r.expiresAt', '>', now.toISOString())
    .where(isEnrolled('s'))
    .orderBy('s.name')
    .orderBy('r.id')
    .execute();

/** A gift to many says once more, beside its name, until when it can be claimed. */
const moveTo = async (trx: Executor, end: string, moved: readonly MovedEnd[]): Promise<void> => {
  const ids = moved.map(({ id }) => id);
  const ofThese = trx
    .selectFrom('rewards_tracking')
    .select('batchId')
    .where('id', 'in', ids)
    .where('batchId', 'is not', null);
  await trx
    .updateTable('reward_batches')
    .set({ expiresAt: end })
    .where('id', 'in', ofThese.$castTo<{ batchId: string }>())
    .where('expiresAt', 'in', [...new Set(moved.map(({ from }) => from))])
    .execute();
  await trx.updateTable('rewards_tracking').set({ expiresAt: end }).where('id', 'in', ids).execute();
};

export const rewardEnds: EndsInDays = {
  kind: 'rewards',
  topic: 'rewards',
  list,
  move: async (trx, moved) => {
    for (const end of new Set(moved.map((each) => each.end)))
      await moveTo(
        trx,
        end,
        moved.filter((each) => each.end === end),
      );
  },
};

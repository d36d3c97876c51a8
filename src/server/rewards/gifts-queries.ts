import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { refusing } from '#server/platform/errors';
import type { NewReward } from './queries.ts';
import type { RewardBatches } from './tables.ts';

export const insertBatch = (executor: Executor, batch: RewardBatches): Promise<boolean> =>
  hasChanged(
    executor
      .insertInto('reward_batches')
      .values(batch)
      .onConflict((oc) => oc.column('id').doNothing()),
  );

export const insertRewards = (executor: Executor, rewards: readonly NewReward[]) =>
  inChunks(rewards, (some) => executor.insertInto('rewards_tracking').values(some).execute());

const batches = (executor: Executor) =>
  executor
    .selectFrom('reward_batches as b')
    .leftJoin('staff as f', 'f.id', 'b.createdBy')
    .select((eb) => [
      'b.id',
      'b.rewardSource as source',
      'b.rewardType as type',
      'b.amount',
      'b.title',
      'b.createdAt',
      'b.recipients as count',
      'f.name as createdBy',
      eb
        .selectFrom('rewards_tracking as r')
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('n'))
        .whereRef('r.batchId', '=', 'b.id')
        .where('r.isClaimed', '=', 1)
        .$asScalar()
        .$notNull()
        .as('claimed'),
      eb
        .selectFrom('rewards_tracking as r')
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('n'))
        .whereRef('r.batchId', '=', 'b.id')
        .where('r.deletedAt', 'is not', null)
        .where('r.isClaimed', '=', 0)
        .$asScalar()
        .$notNull()
        .as('removed'),
    ]);

export type BatchRow = Awaited<ReturnType<typeof readBatch>>;

export const readBatch = (executor: Executor, id: string) =>
  batches(executor).where('b.id', '=', id).executeTakeFirstOrThrow(refusing('batch_not_found'));

export const hasBatch = async (executor: Executor, id: string): Promise<boolean> =>
  (await executor.selectFrom('reward_batches').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const listBatches = (executor: Executor, limit: number) =>
  batches(executor).orderBy('b.createdAt', 'desc').limit(limit).execute();

/** Hides what is still unclaimed; answers whose it was. */
export const removeUnclaimed = (executor: Executor, batchId: string, at: string) =>
  executor
    .updateTable('rewards_tracking')
    .set({ deletedAt: at })
    .where('batchId', '=', batchId)
    .where('isClaimed', '=', 0)
    .where('deletedAt', 'is', null)
    .returning('studentId')
    .execute();

import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { refusing } from '#server/platform/errors';
import type { NewReward } from './queries.ts';
import type { RewardBatches } from './tables.ts';

export const insertBatch = async (executor: Executor, batch: RewardBatches): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('reward_batches')
    .values(batch)
    .onConflict((oc) => oc.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const insertRewards = (executor: Executor, rewards: readonly NewReward[]) =>
  inChunks(rewards, (some) => executor.insertInto('rewards_tracking').values(some).execute());

const batches = (executor: Executor) =>
  executor
    .selectFrom('reward_batches as b')
    .leftJoin('staff as f', 'f.id', 'b.created_by')
    .select((eb) => [
      'b.id',
      'b.reward_source',
      'b.reward_type',
      'b.amount',
      'b.title',
      'b.created_at',
      'b.recipients',
      'f.name as staff_name',
      eb
        .selectFrom('rewards_tracking as r')
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('n'))
        .whereRef('r.batch_id', '=', 'b.id')
        .where('r.is_claimed', '=', 1)
        .as('claimed'),
      eb
        .selectFrom('rewards_tracking as r')
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('n'))
        .whereRef('r.batch_id', '=', 'b.id')
        .where('r.deleted_at', 'is not', null)
        .where('r.is_claimed', '=', 0)
        .as('removed'),
    ]);

export type BatchRow = Awaited<ReturnType<typeof readBatch>>;

export const readBatch = (executor: Executor, id: string) =>
  batches(executor).where('b.id', '=', id).executeTakeFirstOrThrow(refusing('batch_not_found'));

export const hasBatch = async (executor: Executor, id: string): Promise<boolean> =>
  (await executor.selectFrom('reward_batches').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const listBatches = (executor: Executor, limit: number) =>
  batches(executor).orderBy('b.created_at', 'desc').limit(limit).execute();

/** Hides what is still unclaimed; answers whose it was. */
export const removeUnclaimed = (executor: Executor, batchId: string, at: string) =>
  executor
    .updateTable('rewards_tracking')
    .set({ deleted_at: at })
    .where('batch_id', '=', batchId)
    .where('is_claimed', '=', 0)
    .where('deleted_at', 'is', null)
    .returning('student_id')
    .execute();

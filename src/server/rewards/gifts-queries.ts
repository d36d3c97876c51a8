import { type Insertable, type RawBuilder, sql } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { isEnrolled } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import type { NewReward } from './queries.ts';
import type { GiftPresets, RewardBatches } from './tables.ts';

export const insertBatch = (executor: Executor, batch: RewardBatches): Promise<boolean> =>
  hasChanged(
    executor
      .insertInto('reward_batches')
      .values(batch)
      .onConflict((oc) => oc.column('id').doNothing()),
  );

export const insertRewards = (executor: Executor, rewards: readonly NewReward[]) =>
  inChunks(rewards, (some) => executor.insertInto('rewards_tracking').values(some).execute());

/** How many of a batch's rewards `r` are so. */
const countOf = (condition: RawBuilder<unknown>) =>
  sql<number>`(select cast(count(*) as integer) from rewards_tracking r where r.batch_id = b.id and ${condition})`;

const batches = (executor: Executor) =>
  executor
    .selectFrom('reward_batches as b')
    .leftJoin('staff as f', 'f.id', 'b.createdBy')
    .select([
      'b.id',
      'b.rewardSource as source',
      'b.rewardType as type',
      'b.amount',
      'b.title',
      'b.createdAt',
      'b.recipients as count',
      'f.name as createdBy',
      countOf(sql`r.is_claimed = 1`).as('claimed'),
      countOf(sql`r.is_claimed = 0 and r.deleted_at is not null`).as('removed'),
    ]);

export type BatchRow = Awaited<ReturnType<typeof readBatch>>;

export const readBatch = (executor: Executor, id: string) =>
  batches(executor).where('b.id', '=', id).executeTakeFirstOrThrow(refusing('batch_not_found'));

export const hasBatch = (executor: Executor, id: string): Promise<boolean> =>
  hasRows(executor.selectFrom('reward_batches').where('id', '=', id));

export const listBatches = (executor: Executor) => batches(executor).orderBy('b.createdAt', 'desc').limit(30).execute();

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

const presets = (executor: Executor) =>
  executor.selectFrom('gift_presets').select(['id', 'rewardType as type', 'amount', 'title', 'place', 'removedAt']);

export type PresetRow = Awaited<ReturnType<typeof listPresets>>[number];

export const listPresets = (executor: Executor) =>
  presets(executor).where('removedAt', 'is', null).orderBy('place').execute();

/** Also one that was removed since. */
export const findPreset = (executor: Executor, id: number) => presets(executor).where('id', '=', id).executeTakeFirst();

export const hasEverHad = (executor: Executor): Promise<boolean> => hasRows(executor.selectFrom('gift_presets'));

export const insertPreset = (executor: Executor, preset: Omit<Insertable<GiftPresets>, 'id' | 'removedAt'>) =>
  executor.insertInto('gift_presets').values(preset).execute();

export const placePreset = (executor: Executor, id: number, place: number) =>
  executor.updateTable('gift_presets').set({ place }).where('id', '=', id).execute();

export const retitlePresets = (executor: Executor, from: string, to: string) =>
  executor.updateTable('gift_presets').set({ title: to }).where('title', '=', from).execute();

export const removePresets = (executor: Executor, ids: readonly number[], at: string) =>
  executor.updateTable('gift_presets').set({ removedAt: at }).where('id', 'in', ids).execute();

export const listGivable = (executor: Executor) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'firstName', 'grade', 'classId', 'profileImage as photo'])
    .where(isEnrolled())
    .orderBy('grade')
    .orderBy('searchKey')
    .orderBy('name')
    .execute();

export const listTitles = async (executor: Executor, limit: number) => {
  const rows = await executor
    .selectFrom('reward_batches')
    .select('title')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ title }) => title);
};

import type { Insertable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { isEnrolled } from '#server/platform/db/pupils';
import type { GiftPresets } from './tables.ts';

const presets = (executor: Executor) =>
  executor.selectFrom('gift_presets').select(['id', 'rewardType as type', 'amount', 'title', 'place', 'removedAt']);

export type PresetRow = Awaited<ReturnType<typeof listPresets>>[number];

export const listPresets = (executor: Executor) =>
  presets(executor).where('removedAt', 'is', null).orderBy('place').execute();

/** Also one that was removed since. */
export const findPreset = (executor: Executor, id: number) => presets(executor).where('id', '=', id).executeTakeFirst();

export const hasEverHad = async (executor: Executor): Promise<boolean> =>
  (await executor.selectFrom('gift_presets').select('id').limit(1).executeTakeFirst()) !== undefined;

export const insertPreset = (executor: Executor, preset: Omit<Insertable<GiftPresets>, 'id' | 'removedAt'>) =>
  executor.insertInto('gift_presets').values(preset).execute();

export const placePreset = (executor: Executor, id: number, place: number) =>
  executor.updateTable('gift_presets').set({ place }).where('id', '=', id).execute();

export const removePresets = (executor: Executor, ids: readonly number[], at: string) =>
  executor.updateTable('gift_presets').set({ removedAt: at }).where('id', 'in', ids).execute();

export const listGivable = (executor: Executor) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'classId', 'profileImage as photo'])
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

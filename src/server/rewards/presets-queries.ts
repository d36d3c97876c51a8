import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { isEnrolled } from '#server/platform/db/pupils';
import type { GiftPresets } from './tables.ts';

export type PresetRow = Selectable<GiftPresets>;

export const listPresets = (executor: Executor) =>
  executor.selectFrom('gift_presets').selectAll().where('removedAt', 'is', null).orderBy('place').execute();

/** Also one that was removed since. */
export const findPreset = (executor: Executor, id: number) =>
  executor.selectFrom('gift_presets').selectAll().where('id', '=', id).executeTakeFirst();

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
    .select(['id', 'name', 'grade', 'classId', 'profileImage'])
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

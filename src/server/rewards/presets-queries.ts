import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { isEnrolled } from '#server/platform/db/pupils';
import type { GiftPresets } from './tables.ts';

export type PresetRow = Selectable<GiftPresets>;

export const listPresets = (executor: Executor) =>
  executor.selectFrom('gift_presets').selectAll().where('removed_at', 'is', null).orderBy('place').execute();

/** Also one that was removed since. */
export const findPreset = (executor: Executor, id: number) =>
  executor.selectFrom('gift_presets').selectAll().where('id', '=', id).executeTakeFirst();

export const hasEverHad = async (executor: Executor): Promise<boolean> =>
  (await executor.selectFrom('gift_presets').select('id').limit(1).executeTakeFirst()) !== undefined;

export const insertPreset = (executor: Executor, preset: Omit<Insertable<GiftPresets>, 'id' | 'removed_at'>) =>
  executor.insertInto('gift_presets').values(preset).execute();

export const placePreset = (executor: Executor, id: number, place: number) =>
  executor.updateTable('gift_presets').set({ place }).where('id', '=', id).execute();

export const removePresets = (executor: Executor, ids: readonly number[], at: string) =>
  executor.updateTable('gift_presets').set({ removed_at: at }).where('id', 'in', ids).execute();

export const listGivable = (executor: Executor) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'class_id', 'profile_image'])
    .where(isEnrolled())
    .orderBy('grade')
    .orderBy('search_key')
    .orderBy('name')
    .execute();

export const listTitles = async (executor: Executor, limit: number) => {
  const rows = await executor
    .selectFrom('reward_batches')
    .select('title')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ title }) => title);
};

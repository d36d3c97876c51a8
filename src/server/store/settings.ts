import type { StaffActor } from '#domain/access/actors';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import type { StoreSettings } from '#wire/admin-store';
import { hoursOf } from './opening.ts';
import { onShelf, tellOfShelf } from './shelf.ts';
import * as store from './shelf-store.ts';

export const readSettings = async (executor: Executor): Promise<StoreSettings> => {
  const row = await store.readSettings(executor);
  return { mode: row.mode, isClosed: row.is_closed === 1, hours: hoursOf(row) };
};

const factsOf = ({ mode, isClosed, hours }: StoreSettings) => ({ mode, is_closed: isClosed, hours });

export const saveSettings = async (deps: Deps, staff: StaffActor, wish: StoreSettings): Promise<StoreSettings> => {
  const settings = { ...wish, hours: wish.hours.toSorted((a, b) => a.weekday - b.weekday) };
  await onShelf(deps, async (trx) => {
    const before = factsOf(await readSettings(trx));
    const after = factsOf(settings);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await store.updateSettings(trx, {
      mode: settings.mode,
      hours: JSON.stringify(settings.hours),
      is_closed: settings.isClosed ? 1 : 0,
    });
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: 'store_settings_changed',
      tableName: 'store_settings',
      before,
      after,
    });
  });
  tellOfShelf(deps);
  return settings;
};

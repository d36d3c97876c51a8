import type { StaffActor } from '#domain/access/actors';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import type { SettingsWish, StoreSettings } from '#wire/store/staff';
import { hoursOf } from './selling.ts';
import { changeShelf } from './shelf.ts';
import * as queries from './shelf-queries.ts';

export const readSettings = async (executor: Executor): Promise<StoreSettings> => {
  const row = await queries.readSettings(executor);
  return { mode: row.mode, isClosed: row.isClosed === 1, hours: hoursOf(row) };
};

const differing = (settings: StoreSettings, other: StoreSettings) =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(other[part as keyof StoreSettings]),
    ),
  );

/** What is not sent stays as a colleague may have set it meanwhile. */
export const saveSettings = (deps: Deps, staff: StaffActor, wish: SettingsWish) =>
  changeShelf(deps, async (trx) => {
    const before = await readSettings(trx);
    const { mode = before.mode, isClosed = before.isClosed } = wish;
    const hours = wish.hours?.toSorted((a, b) => a.weekday - b.weekday) ?? before.hours;
    const after = { mode, isClosed, hours };
    const changed = differing(after, before);
    if (Object.keys(changed).length === 0) return after;
    await queries.updateSettings(trx, { mode, isClosed: isClosed ? 1 : 0, hours: JSON.stringify(hours) });
    await logAct(trx, deps.clock(), staff, 'store_settings_changed', about('store_settings', null), {
      before: differing(before, after),
      after: changed,
    });
    return after;
  });

import { isHoliday } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import type { ForSale } from '#domain/store/items';
import { isOpenAt, nextOpening, type OpeningHours } from '#domain/store/opening';
import { readCalendar } from '#server/calendar/service';
import type { Executor } from '#server/platform/db/database';
import { Refusal } from '#server/platform/errors';
import type { Purse } from '#wire/store/pupil';
import type { PurseRow, SettingsRow, ShelfRow } from './queries.ts';

/** A row's columns as the rules read them. */
export const forSale = (row: ShelfRow): ForSale => ({
  ...row,
  notAvailable: row.notAvailable === 1,
  notInRamadan: row.notInRamadan === 1,
});

/** What a pupil has to spend. */
export const purseOf = ({ points, balance }: Pick<PurseRow, 'points' | 'balance'>): Purse => ({
  coins: balance,
  points,
  total: shoppingBalance(balance, points),
});

export const hoursOf = ({ hours }: Pick<SettingsRow, 'hours'>): OpeningHours[] => JSON.parse(hours) as OpeningHours[];

/** For pupils: whether it is open and, where its hours say no, whether a holiday does, and when it opens next. */
export const openingOf = async (executor: Executor, settings: SettingsRow, now: Date) => {
  const hours = hoursOf(settings);
  if (settings.isClosed === 1 || hours.length === 0)
    return { isOpen: settings.isClosed === 0, isHoliday: false, opensAt: null };
  const calendar = await readCalendar(executor);
  const isOpen = isOpenAt(hours, calendar, now);
  return {
    isOpen,
    isHoliday: isHoliday(calendar, schoolDay(now)),
    opensAt: isOpen ? null : nextOpening(hours, calendar, now),
  };
};

export const refuseUnlessSelling = async (executor: Executor, settings: SettingsRow, now: Date): Promise<void> => {
  if (settings.mode !== 'live') throw new Refusal('store_in_trial');
  if (!(await openingOf(executor, settings, now)).isOpen) throw new Refusal('store_closed');
};

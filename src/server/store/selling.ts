import type { ForSale } from '#domain/store/items';
import { isOpenAt, type OpeningHours } from '#domain/store/opening';
import { Refusal } from '#server/platform/errors';
import type { SettingsRow, ShelfRow } from './queries.ts';

/** A row's columns as the rules read them. */
export const forSale = (row: ShelfRow): ForSale => ({
  stock: row.stock,
  notAvailable: row.not_available === 1,
  notInRamadan: row.not_in_ramadan === 1,
  limitPerPupil: row.limit_per_pupil,
  partySize: row.party_size,
});

export const hoursOf = ({ hours }: Pick<SettingsRow, 'hours'>): OpeningHours[] => JSON.parse(hours) as OpeningHours[];

export const isOpen = (settings: SettingsRow, now: Date): boolean =>
  settings.is_closed === 0 && isOpenAt(hoursOf(settings), now);

export const refuseUnlessSelling = (settings: SettingsRow, now: Date): void => {
  if (settings.mode !== 'live') throw new Refusal('store_in_trial');
  if (!isOpen(settings, now)) throw new Refusal('store_closed');
};

import { isOpenAt, type OpeningHours } from '#domain/store/opening';
import { Refusal } from '#server/platform/errors';
import type { SettingsRow } from './queries.ts';

export const hoursOf = ({ hours }: { readonly hours: string }): OpeningHours[] => JSON.parse(hours) as OpeningHours[];

export const isOpen = (settings: SettingsRow, now: Date): boolean =>
  settings.is_closed === 0 && isOpenAt(hoursOf(settings), now);

export const refuseUnlessSelling = (settings: SettingsRow, now: Date): void => {
  if (settings.mode !== 'live') throw new Refusal('store_in_trial');
  if (!isOpen(settings, now)) throw new Refusal('store_closed');
};

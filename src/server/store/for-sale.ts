import type { ForSale } from '#domain/store/items';
import type { ShelfRow } from './queries.ts';

/** A row's columns as the rules read them. */
export const forSale = (row: ShelfRow): ForSale => ({
  stock: row.stock,
  notAvailable: row.not_available === 1,
  notInRamadan: row.not_in_ramadan === 1,
  limitPerPupil: row.limit_per_pupil,
  partySize: row.party_size,
});

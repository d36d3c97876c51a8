import type { RewardType } from '#domain/rewards/kinds';

export const CATEGORIES = ['devices', 'giftcards', 'privileges', 'supermarket'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What the teacher must have in hand before giving an item out: nothing, a printed permission, or a parent's signature. */
export const PERMISSIONS = ['none', 'printed', 'parent'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** How many pupils buy an item together, each a share. */
export const PARTY_SIZES = [1, 2, 4] as const;
export type PartySize = (typeof PARTY_SIZES)[number];

/** Drawn by us; `web/store` holds a picture for each. */
export const ITEM_ICONS = [
  'tablet',
  'console',
  'game-card',
  'gift-card',
  'recitation',
  'session',
  'pair',
  'quartet',
  'tea',
  'juice',
  'water',
  'ice-cream',
  'book',
  'ball',
  'pencil',
  'gift',
] as const;
export type ItemIcon = (typeof ITEM_ICONS)[number];

export const ITEM_GRADIENTS = ['emerald', 'gold', 'sky', 'plum', 'coral', 'indigo'] as const;
export type ItemGradient = (typeof ITEM_GRADIENTS)[number];

export const ITEM_NAME_MAX = 60;
export const ITEM_DESCRIPTION_MAX = 200;
export const ITEM_WARNING_MAX = 160;
export const ITEM_SPECS_MAX = 8;
export const ITEM_SPEC_MAX_LENGTH = 80;
export const ITEM_PRICE_MAX = 10_000;
export const ITEM_STOCK_MAX = 1000;
export const ITEM_LIMIT_MAX = 100;
export const ITEMS_MAX = 200;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

export interface ForSale {
  /** Null for as many as anybody wants. */
  readonly stock: number | null;
  readonly notAvailable: boolean;
  readonly notInRamadan: boolean;
  readonly limitPerPupil: number | null;
  readonly partySize: PartySize;
}

/** More of one thing than this is a slip of the finger. */
export const QUANTITY_MAX = 99;

/** How many more of an item a pupil may have who bought some before. A shared session is bought one at a time. */
export const leftToBuy = (item: ForSale, bought: number): number => {
  const most = item.partySize > 1 ? 1 : QUANTITY_MAX;
  const limit = item.limitPerPupil === null ? most : item.limitPerPupil - bought;
  return Math.max(0, Math.min(most, limit, item.stock ?? most));
};

/** Why an item that is on the shelf cannot be bought now. In the order in which they win. */
export const BARS = ['not_available', 'ramadan', 'out_of_stock', 'limit_reached'] as const;
export type Bar = (typeof BARS)[number];

export const barOf = (item: ForSale, { isRamadan, bought }: { isRamadan: boolean; bought: number }): Bar | null => {
  if (item.notAvailable) return 'not_available';
  if (item.notInRamadan && isRamadan) return 'ramadan';
  if (item.stock === 0) return 'out_of_stock';
  return leftToBuy(item, bought) === 0 ? 'limit_reached' : null;
};

/** Points are spent by whole tens, so a price in points is a number of tens. */
export const isPriceOf = (type: RewardType, price: number): boolean =>
  Number.isInteger(price) && price > 0 && price <= ITEM_PRICE_MAX && (type === 'coins' || price % 10 === 0);

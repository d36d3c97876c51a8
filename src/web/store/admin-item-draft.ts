import type { AdminItem, ItemFields } from '#wire/admin-store';

/** The form as it stands, complete or not. */
export interface ItemDraft extends Omit<ItemFields, 'price' | 'specs' | 'warning'> {
  price: number | null;
  isUnlimited: boolean;
  /** One a line. */
  specs: string;
  warning: string;
}

export const EMPTY_ITEM: ItemDraft = {
  category: 'supermarket',
  name: '',
  description: '',
  priceType: 'coins',
  price: null,
  icon: 'gift',
  gradient: 'gold',
  used: false,
  stock: null,
  isUnlimited: false,
  specs: '',
  warning: '',
  permission: 'none',
  notAvailable: false,
  notInRamadan: false,
  limitPerPupil: null,
  partySize: 1,
};

export const draftOf = ({ id, imageFileId, hidden, sold, waiting, ...fields }: AdminItem): ItemDraft => ({
  ...fields,
  isUnlimited: fields.stock === null,
  specs: fields.specs.join('\n'),
  warning: fields.warning ?? '',
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An empty box is sent as a number that the server refuses, so that all faults are said in one voice. */
const NOTHING_TYPED = -1;

export const fieldsOf = ({ isUnlimited, ...draft }: ItemDraft): ItemFields => ({
  ...draft,
  price: draft.price ?? 0,
  stock: isUnlimited ? null : (draft.stock ?? NOTHING_TYPED),
  specs: linesOf(draft.specs),
  warning: draft.warning.trim() || null,
});

const stockIn = ({ isUnlimited, stock }: ItemDraft): number | null => (isUnlimited ? null : stock);

/**
 * After pupils bought while the form was open: a stock that nobody touched follows the shelf, one that was typed stays.
 */
export const withStockNow = (draft: ItemDraft, seen: number | null, now: number | null): ItemDraft =>
  stockIn(draft) === seen ? { ...draft, stock: now, isUnlimited: now === null } : draft;

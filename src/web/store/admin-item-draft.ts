import { type ItemPart, itemParts } from '#strings/store/staff';
import type { AdminItem, ItemFields } from '#wire/store/staff';

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

export const draftOf = ({ id, imageFileId, hidden, version, sold, waiting, ...fields }: AdminItem): ItemDraft => ({
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

/** What of the draft belongs to a part of the form. */
const keysOf = (part: ItemPart): readonly (keyof ItemDraft)[] => {
  if (part === 'price') return ['priceType', 'price'];
  return part === 'stock' ? ['stock', 'isUnlimited'] : [part];
};

const statedIn = (part: ItemPart, fields: ItemFields): string =>
  JSON.stringify(part === 'price' ? [fields.priceType, fields.price] : fields[part]);

const differs = (part: ItemPart, a: ItemFields, b: ItemFields): boolean => statedIn(part, a) !== statedIn(part, b);

export interface ItemChange {
  readonly part: ItemPart;
  /** Typed over in the form: it stays as it was typed. */
  readonly isTyped: boolean;
}

/** What colleagues saved and pupils bought while the form was open. */
export const changesOf = (draft: ItemDraft, seen: AdminItem, now: AdminItem): ItemChange[] =>
  (Object.keys(itemParts) as ItemPart[])
    .filter((part) => differs(part, seen, now))
    .map((part) => ({ part, isTyped: differs(part, fieldsOf(draft), seen) }));

/** What nobody touched in the form follows the shelf; what was typed stays. */
export const withChanges = (draft: ItemDraft, now: AdminItem, changes: readonly ItemChange[]): ItemDraft => {
  const fresh = draftOf(now);
  const keys = changes.filter(({ isTyped }) => !isTyped).flatMap(({ part }) => keysOf(part));
  return { ...draft, ...Object.fromEntries(keys.map((key) => [key, fresh[key]])) };
};

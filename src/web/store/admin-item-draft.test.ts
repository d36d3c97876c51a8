import { describe, expect, it } from 'vitest';
import type { AdminItem } from '#wire/store/staff';
import { changesOf, draftOf, EMPTY_ITEM, fieldsOf, withChanges } from './admin-item-draft.ts';

const FIELDS = {
  category: 'devices',
  name: 'جهاز لوحي',
  description: 'للقراءة',
  priceType: 'coins',
  price: 300,
  icon: 'tablet',
  gradient: 'sky',
  used: true,
  stock: 2,
  specs: ['شاشة كبيرة', 'غطاء'],
  warning: null,
  permission: 'parent',
  notAvailable: false,
  notInRamadan: false,
  limitPerPupil: 1,
  partySize: 1,
} as const;
const ITEM: AdminItem = {
  ...FIELDS,
  specs: [...FIELDS.specs],
  id: 7,
  imageFileId: null,
  hidden: false,
  version: 1,
  sold: 3,
  waiting: 1,
};

describe('the form of an item', () => {
  it('that nobody touched sends the item as it is', () => {
    expect(fieldsOf(draftOf(ITEM))).toEqual(FIELDS);
    expect(fieldsOf(draftOf({ ...ITEM, stock: null }))).toEqual({ ...FIELDS, stock: null });
  });

  it('sends each line that says something as a spec, and no warning for an empty one', () => {
    const { specs, warning } = fieldsOf({ ...EMPTY_ITEM, specs: ' شاشة \n\n  \nغطاء', warning: '  ' });
    expect(specs).toEqual(['شاشة', 'غطاء']);
    expect(warning).toBeNull();
  });

  it('sends an empty stock as a refused number, never as a stock without end', () => {
    expect(fieldsOf({ ...EMPTY_ITEM, stock: null, isUnlimited: false }).stock).toBeLessThan(0);
    expect(fieldsOf({ ...EMPTY_ITEM, stock: 5, isUnlimited: true }).stock).toBeNull();
  });
});

describe('an item that changed while the form was open', () => {
  const bought = { ...ITEM, stock: 1 };
  const follow = (draft: ReturnType<typeof draftOf>, now: AdminItem) =>
    withChanges(draft, now, changesOf(draft, ITEM, now));

  it('is followed where nobody typed something else', () => {
    const draft = { ...draftOf(ITEM), name: 'اسم جديد' };
    expect(changesOf(draft, ITEM, bought)).toEqual([{ part: 'stock', isTyped: false }]);
    expect(follow(draft, bought)).toEqual({ ...draft, stock: 1 });
    expect(follow(draft, { ...ITEM, stock: null })).toMatchObject({ isUnlimited: true, name: 'اسم جديد' });
  });

  it('keeps what was typed', () => {
    const draft = { ...draftOf(ITEM), stock: 10 };
    expect(changesOf(draft, ITEM, bought)).toEqual([{ part: 'stock', isTyped: true }]);
    expect(follow(draft, bought)).toEqual(draft);
    expect(follow({ ...draft, isUnlimited: true }, bought)).toMatchObject({ isUnlimited: true });
    expect(follow({ ...draft, stock: null }, bought)).toMatchObject({ stock: null, isUnlimited: false });
  });

  it('takes a price and its kind of money together, never one without the other', () => {
    const inPoints: AdminItem = { ...ITEM, priceType: 'points', price: 50, specs: ['غطاء'], version: 2 };
    expect(follow(draftOf(ITEM), inPoints)).toMatchObject({ priceType: 'points', price: 50, specs: 'غطاء' });
    expect(follow({ ...draftOf(ITEM), price: 25 }, inPoints)).toMatchObject({ priceType: 'coins', price: 25 });
  });

  it('has no change where only its picture, its place or its sales changed', () => {
    const now = { ...ITEM, imageFileId: 'x', hidden: true, sold: 9, waiting: 0, version: 2 };
    expect(changesOf(draftOf(ITEM), ITEM, now)).toEqual([]);
  });
});

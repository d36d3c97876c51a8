import { describe, expect, it } from 'vitest';
import type { AdminItem } from '#wire/admin-store';
import { draftOf, EMPTY_ITEM, fieldsOf, withStockNow } from './admin-item-draft.ts';

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

describe('a stock that changed while the form was open', () => {
  it('is followed where nobody typed another', () => {
    const draft = { ...draftOf(ITEM), name: 'اسم جديد' };
    expect(withStockNow(draft, 2, 1)).toEqual({ ...draft, stock: 1 });
    expect(withStockNow(draft, 2, null)).toMatchObject({ isUnlimited: true, name: 'اسم جديد' });
  });

  it('keeps what was typed', () => {
    const draft = { ...draftOf(ITEM), stock: 10 };
    expect(withStockNow(draft, 2, 1)).toEqual(draft);
    expect(withStockNow({ ...draft, isUnlimited: true }, 2, 1)).toMatchObject({ isUnlimited: true });
  });
});

import { describe, expect, it } from 'vitest';
import type { StoreItem } from '#wire/store/pupil';
import { basketOf, billOf, payShare, totalOf, wishOf } from './basket.ts';
import type { KeptCart } from './kept-cart.ts';

const TEA: StoreItem = {
  id: 7,
  name: 'كوب شاي',
  description: 'دافئ',
  category: 'supermarket',
  icon: 'tea',
  gradient: 'coral',
  imageFileId: null,
  priceType: 'coins',
  basePrice: 5,
  price: 5,
  used: false,
  stock: null,
  specs: [],
  warning: null,
  permission: 'none',
  notInRamadan: false,
  limitPerPupil: null,
  partySize: 1,
  bar: null,
  left: 99,
};

const cartOf = (quantity: number, price = 5, partners: number[] = []): KeptCart => ({
  requestKey: 'key',
  lines: [{ itemId: 7, quantity, partners }],
  seen: { 7: { name: 'كوب شاي', price, priceType: 'coins' } },
  sent: null,
  sentAt: 0,
});

const troubleWith = (item: Partial<StoreItem>, cart = cartOf(2)) => basketOf(cart, [{ ...TEA, ...item }])[0]?.trouble;

describe('a line of the cart', () => {
  it('is in order as long as the shelf is as it was', () => {
    expect(troubleWith({})).toBeNull();
  });

  it('whose item is gone still says its name, and costs nothing', () => {
    const basket = basketOf(cartOf(2), []);
    expect(basket).toMatchObject([{ name: 'كوب شاي', item: null, trouble: { kind: 'gone' } }]);
    expect(totalOf(basket)).toBe(0);
  });

  it('says why it cannot be bought now, whatever else is wrong with it', () => {
    expect(troubleWith({ bar: 'out_of_stock', left: 0, price: 9 })).toEqual({ kind: 'barred', bar: 'out_of_stock' });
  });

  it('says how many are to be had where it holds more', () => {
    expect(troubleWith({ left: 1 })).toEqual({ kind: 'too_many', left: 1 });
    expect(troubleWith({ left: 2 })).toBeNull();
  });

  it('does not take a new price for granted, be it higher or lower', () => {
    const from = { price: 5, priceType: 'coins' };
    for (const price of [8, 3])
      expect(troubleWith({ price })).toEqual({ kind: 'price_changed', from, to: { price, priceType: 'coins' } });
  });

  it('does not take another kind of money for granted, though the number is the same', () => {
    expect(troubleWith({ priceType: 'points' })).toEqual({
      kind: 'price_changed',
      from: { price: 5, priceType: 'coins' },
      to: { price: 5, priceType: 'points' },
    });
  });

  it('asks for the price where it is not known what was seen', () => {
    expect(troubleWith({}, { ...cartOf(2), seen: {} })).toEqual({
      kind: 'price_changed',
      from: null,
      to: { price: 5, priceType: 'coins' },
    });
  });

  it('waits for as many partners as the session needs', () => {
    expect(troubleWith({ partySize: 4 }, cartOf(1, 5, [1, 2]))).toEqual({ kind: 'partners' });
    expect(troubleWith({ partySize: 4 }, cartOf(1, 5, [1, 2, 3]))).toBeNull();
  });
});

describe('the bill', () => {
  const basket = basketOf(cartOf(3), [TEA]);

  it('takes coins first, then whole tens of points', () => {
    expect(billOf({ coins: 13, points: 29 }, basket)).toEqual({ kind: 'paid', amounts: { coins: 13, points: 20 } });
  });

  it('says what is missing to the coin', () => {
    expect(billOf({ coins: 13, points: 19 }, basket)).toEqual({ kind: 'short', missing: { coins: 1, points: 0 } });
  });

  it('of a shared session is the own part alone', () => {
    const share = { status: 'invited', unitPrice: 30, coins: 0, points: 0 } as const;
    expect(payShare({ coins: 30, points: 0 }, { priceType: 'coins', quantity: 1, share })).toEqual({
      kind: 'paid',
      amounts: { coins: 30, points: 0 },
    });
  });
});

describe('what is sent', () => {
  it('names the price the pupil saw and its kind, not the one of the moment, and the cart’s own key', () => {
    expect(wishOf(cartOf(2, 4, [11]))).toEqual({
      requestKey: 'key',
      lines: [{ itemId: 7, quantity: 2, price: 4, priceType: 'coins', partners: [11] }],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type KeptCart, readCart } from './kept-cart.ts';

const CART: KeptCart = {
  requestKey: 'key',
  lines: [{ itemId: 7, quantity: 2, partners: [] }],
  seen: { 7: { name: 'كوب شاي', price: 5 } },
  sent: null,
};

describe('a kept cart', () => {
  it('comes back as it was written', () => {
    expect(readCart(JSON.stringify(CART))).toEqual(CART);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a word', '"cart"'],
    ['lines that are none', JSON.stringify({ ...CART, lines: 3 })],
    ['a line without an item', JSON.stringify({ ...CART, lines: [{ quantity: 1, partners: [] }] })],
    ['half a tea', JSON.stringify({ ...CART, lines: [{ itemId: 7, quantity: 0.5, partners: [] }] })],
    ['no prices', JSON.stringify({ ...CART, seen: null })],
  ])('of which %s is left is an empty one', (_, written) => {
    expect(readCart(written)).toEqual(EMPTY_CART);
  });
});

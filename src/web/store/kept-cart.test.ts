import { describe, expect, it } from 'vitest';
import { answerDueIn, EMPTY_CART, type KeptCart, readCart } from './kept-cart.ts';

const CART: KeptCart = {
  requestKey: 'key',
  lines: [{ itemId: 7, quantity: 2, partners: [] }],
  seen: { 7: { name: 'كوب شاي', price: 5, priceType: 'coins' } },
  sent: null,
  sentAt: 0,
};

describe('a kept cart', () => {
  it('comes back as it was written', () => {
    expect(readCart(JSON.stringify(CART))).toEqual(CART);
    const sent = { ...CART, sent: { requestKey: 'key', lines: [] }, sentAt: 1000 };
    expect(readCart(JSON.stringify(sent))).toEqual(sent);
  });

  it('from before prices had their kind keeps its lines, and forgets the prices', () => {
    const { sentAt: _, ...older } = { ...CART, seen: { 7: { name: 'كوب شاي', price: 5 } } };
    expect(readCart(JSON.stringify(older))).toEqual({ ...CART, seen: {} });
  });

  it.each([
    ['another kind of money', { name: 'كوب شاي', price: 5, priceType: 'gold' }],
    ['half a price', { name: 'كوب شاي', price: 0.5, priceType: 'coins' }],
    ['nothing', null],
  ])('does not take %s for a price', (_, seen) => {
    expect(readCart(JSON.stringify({ ...CART, seen: { 7: seen } }))).toEqual({ ...CART, seen: {} });
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

describe('an answer to what was sent', () => {
  const SENT = { sent: { requestKey: 'key', lines: [] }, sentAt: 100_000 };

  it('is hoped for during some seconds, and then no more', () => {
    expect(answerDueIn(SENT, 100_000)).toBe(15_000);
    expect(answerDueIn(SENT, 114_999)).toBe(1);
    expect(answerDueIn(SENT, 115_000)).toBe(0);
    expect(answerDueIn(SENT, 999_999)).toBe(0);
  });

  it('is not hoped for where nothing was sent, the request has failed, or the clock was set back', () => {
    expect(answerDueIn({ ...SENT, sent: null }, 100_000)).toBe(0);
    expect(answerDueIn({ ...SENT, sentAt: 0 }, 100_000)).toBe(0);
    expect(answerDueIn(SENT, 99_999)).toBe(0);
  });
});

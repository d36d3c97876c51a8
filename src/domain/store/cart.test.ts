import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, CART_MAX, type Cart, choosePartners, countOf, hasRoomFor, removeItem, setQuantity } from './cart.ts';
import { QUANTITY_MAX } from './items.ts';

const quantityOf = (cart: Cart, itemId: number) => cart.find((line) => line.itemId === itemId)?.quantity;

describe('the cart', () => {
  it('takes a new item once, and one that is there once more', () => {
    const once = addItem([], 7);
    expect(once).toEqual([{ itemId: 7, quantity: 1, partners: [] }]);
    expect(quantityOf(addItem(once, 7), 7)).toBe(2);
  });

  it.each([0, -1, -1000])('without an item whose quantity is set to %i', (quantity) => {
    expect(setQuantity(addItem([], 7), 7, quantity)).toEqual([]);
  });

  it('is full with thirty kinds of items, and still takes more of each', () => {
    const full = Array.from({ length: CART_MAX }, (_, id) => id).reduce<Cart>(addItem, []);
    expect(full).toHaveLength(30);
    expect(hasRoomFor(full, 30)).toBe(false);
    expect(addItem(full, 30)).toEqual(full);
    expect(hasRoomFor(full, 29)).toBe(true);
    expect(quantityOf(addItem(full, 29), 29)).toBe(2);
    expect(hasRoomFor(removeItem(full, 29), 30)).toBe(true);
  });

  it('knows with whom a session is shared', () => {
    const cart = choosePartners(addItem(addItem([], 7), 8), 7, [1, 2]);
    expect(cart.map((line) => line.partners)).toEqual([[1, 2], []]);
  });

  it('has each item once, between one and the most, whatever is pressed', () => {
    const itemId = fc.nat(4);
    const press: fc.Arbitrary<(cart: Cart) => Cart> = fc.oneof(
      itemId.map((id) => (cart: Cart) => addItem(cart, id)),
      itemId.map((id) => (cart: Cart) => removeItem(cart, id)),
      fc.tuple(itemId, fc.integer({ min: -3, max: 200 })).map(
        ([id, count]) =>
          (cart: Cart) =>
            setQuantity(cart, id, count),
      ),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 150 }), (pressed) => {
        const cart = pressed.reduce<Cart>((before, change) => change(before), []);
        expect(new Set(cart.map((line) => line.itemId)).size).toBe(cart.length);
        for (const { quantity } of cart) expect(quantity).toBe(Math.max(1, Math.min(QUANTITY_MAX, quantity)));
        expect(countOf(cart)).toBe(cart.reduce((sum, line) => sum + line.quantity, 0));
      }),
    );
  });
});

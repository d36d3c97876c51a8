import { useQuery } from '@tanstack/react-query';
import type { Amounts } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { addItem, type Cart, choosePartners, countOf, hasRoomFor, removeItem, setQuantity } from '#domain/store/cart';
import { cartToasts } from '#strings/store/pupil';
import { sessionQuery } from '#web/access/queries.ts';
import { newRequestKey } from '#web/lib/request-key.ts';
import { shared } from '#web/lib/shared.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Purse, Store, StoreItem } from '#wire/store/pupil';
import { type BasketLine, basketOf, billOf, totalOf } from './basket.ts';
import {
  type CartPlace,
  cartAt,
  EMPTY_CART,
  type KeptCart,
  placeOf,
  putCart,
  type Seen,
  useCartAt,
} from './kept-cart.ts';

/** What was spent in the trial since the page was loaded; a reload forgets it, and that is the rule (D-26). */
const spent = shared<Amounts>({ coins: 0, points: 0 });

export const spendInTrial = ({ coins, points }: Amounts): void =>
  spent.set({ coins: spent.get().coins + coins, points: spent.get().points + points });

/** What there is to spend: in the trial, less what was spent in it. */
const usePurse = ({ mode, purse }: Store): Purse => {
  const { coins, points } = spent.use();
  if (mode === 'live') return purse;
  const left = { coins: Math.max(0, purse.coins - coins), points: Math.max(0, purse.points - points) };
  return { ...left, total: shoppingBalance(left.coins, left.points) };
};

const seenOf = ({ name, price, priceType }: StoreItem): Seen => ({ name, price, priceType });

/** Always on what the cart holds now: another tab may have written since this one was drawn. */
const change = (place: CartPlace, change: (lines: Cart) => Cart, seen: KeptCart['seen'] = {}): void => {
  const cart = cartAt(place);
  if (cart.sent) return;
  putCart(place, {
    ...cart,
    requestKey: cart.requestKey || newRequestKey(),
    lines: change(cart.lines),
    seen: { ...cart.seen, ...seen },
  });
};

const actionsAt = (place: CartPlace) => ({
  add: (item: StoreItem): void => {
    const { lines: there } = cartAt(place);
    if (!hasRoomFor(there, item.id)) {
      toast.bad(cartToasts.full(item.name));
      return;
    }
    const isThere = there.some(({ itemId }) => itemId === item.id);
    // What lies in the cart keeps the price it was put in for, until the pupil agrees to another.
    change(place, (lines) => addItem(lines, item.id), isThere ? {} : { [item.id]: seenOf(item) });
    toast.passing(isThere ? cartToasts.increased(item.name) : cartToasts.added(item.name));
  },
  setQuantity: ({ itemId, quantity, name }: BasketLine, next: number): void => {
    change(place, (lines) => setQuantity(lines, itemId, next));
    if (next <= 0) toast.passing(cartToasts.removed(name));
    else if (next > quantity) toast.passing(cartToasts.increased(name));
  },
  remove: ({ itemId, name }: BasketLine): void => {
    change(place, (lines) => removeItem(lines, itemId));
    toast.passing(cartToasts.removed(name));
  },
  choosePartners: (itemId: number, partners: readonly number[]): void =>
    change(place, (lines) => choosePartners(lines, itemId, partners)),
  acceptPrice: (item: StoreItem): void => change(place, (lines) => lines, { [item.id]: seenOf(item) }),
  clear: (): void => {
    if (cartAt(place).sent) return;
    putCart(place, EMPTY_CART);
    toast.passing(cartToasts.cleared);
  },
});

export type Shop = ReturnType<typeof useShop>;

export const useShop = (store: Store) => {
  const { data: session } = useQuery(sessionQuery);
  // Staff inside as the pupil look, and cannot buy (D-11).
  const isEntered = session?.kind === 'pupil' && session.enteredBy !== null;
  const isTrial = store.mode === 'trial';
  const purse = usePurse(store);
  const place = placeOf(store, isEntered);
  const cart = useCartAt(place);
  const basket = basketOf(cart, store.items);
  return {
    ...actionsAt(place),
    store,
    isTrial,
    isEntered,
    purse,
    place,
    cart,
    basket,
    count: countOf(cart.lines),
    /** In coins. */
    total: totalOf(basket),
    bill: billOf(purse, basket),
  };
};

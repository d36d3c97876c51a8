import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { cartTexts, cartToasts, invitation, myOrders } from '#strings/store/pupil';
import { readAgain, useAction } from '#web/lib/action.ts';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import { newRequestKey } from '#web/lib/request-key.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Bought, CheckoutWish, Order } from '#wire/store/pupil';
import { wishOf } from './basket.ts';
import { type CartPlace, cartAt, EMPTY_CART, putCart } from './kept-cart.ts';
import { refusalOf } from './refusal.ts';
import type { Shop } from './shop.ts';

const TOUCHED = [
  ['student', 'store', 'shelf'],
  ['student', 'orders'],
  ['student', 'dashboard'],
  ['student', 'ledger'],
];

/** Whether it was paid is not known: no answer came, or one that says nothing. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === 'offline' || error.status >= 500;

const RETRIES = 2;
const RETRY_MS = 1000;

/** After a refusal the cart is open again; one that was paid with other content in it needs a key of its own. */
const reopen = (place: CartPlace, error: unknown): void => {
  const code = error instanceof ApiError ? error.code : null;
  const isReused = code === 'request_key_reused';
  const cart = cartAt(place);
  putCart(place, { ...cart, sent: null, requestKey: isReused ? newRequestKey() : cart.requestKey });
  if (isReused) toast.bad(cartTexts.paidElsewhere);
  // The trial has a cart of its own: this one goes out of sight, and its refusal with it.
  if (code === 'store_in_trial') toast.bad(messageOf(error));
};

/**
 * The server pays a key once, however often it is asked; the wish is kept with the cart until an answer came, so that
 * neither a lost network nor a closed page leaves a pupil wondering.
 */
export const useCheckout = ({ place, cart }: Shop, onBought: (bought: Bought) => void) => {
  const client = useQueryClient();
  const mutationKey = ['checkout', place.name];
  const mutation = useMutation({
    mutationKey,
    mutationFn: (wish: CheckoutWish) => api('POST /api/student/store/checkout', { body: wish }),
    retry: (count, error) => isUnanswered(error) && count < RETRIES,
    retryDelay: RETRY_MS,
    onMutate: (wish) => putCart(place, { ...cartAt(place), sent: wish, sentAt: Date.now() }),
    onSuccess: (bought, wish) => {
      // Another tab may have begun a new cart since.
      if (cartAt(place).requestKey === wish.requestKey) putCart(place, EMPTY_CART);
      toast.good(cartToasts.bought);
      onBought(bought);
    },
    onError: (error) => {
      if (isUnanswered(error)) putCart(place, { ...cartAt(place), sentAt: 0 });
      else reopen(place, error);
    },
    onSettled: () => readAgain(client, TOUCHED),
  });
  const pay = (wish: CheckoutWish) => {
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(wish);
  };
  return {
    pay,
    isPaying: useIsMutating({ mutationKey }) > 0,
    refusal: refusalOf(mutation.error, mutation.variables, wishOf(cart)),
  };
};
export type Checkout = ReturnType<typeof useCheckout>;

/** One at a time: another heart takes the place of the last. */
export const useWish = () =>
  useAction({
    run: (itemId: number | null) => api('PUT /api/student/store/wish', { body: { itemId } }),
    refused: messageOf,
    refresh: [
      ['student', 'store', 'shelf'],
      ['student', 'dashboard'],
    ],
  });

const useOrderAction = (run: (order: Order) => Promise<unknown>, done: string) =>
  useAction({ run, done, refused: messageOf, refresh: TOUCHED });

export const useCancelOrder = () =>
  useOrderAction(({ id }) => api('POST /api/student/store/orders/:id/cancel', { params: { id } }), myOrders.cancelled);

export const useAcceptInvitation = () =>
  useOrderAction(
    ({ id, share }) =>
      api('POST /api/student/store/orders/:id/accept', { params: { id }, body: { price: share.unitPrice } }),
    invitation.accepted,
  );

export const useDeclineInvitation = () =>
  useOrderAction(
    ({ id }) => api('POST /api/student/store/orders/:id/decline', { params: { id } }),
    invitation.declined,
  );

import { z } from 'zod';
import { REWARD_TYPES } from '#domain/rewards/kinds';
import { CART_MAX } from '#domain/store/cart';
import {
  BARS,
  CATEGORIES,
  ITEM_GRADIENTS,
  ITEM_ICONS,
  ITEM_PRICE_MAX,
  PARTY_SIZES,
  PERMISSIONS,
  QUANTITY_MAX,
} from '#domain/store/items';
import { STORE_MODES } from '#domain/store/opening';
import { ORDER_STATUSES, SHARE_STATUSES } from '#domain/store/orders';
import type { Contract } from '#wire/endpoint';
import { bodyRowId, grade, pageBefore, requestKey, rowParams } from '#wire/fields';

/** Sunday is 0; times are such as `09:30` on the school's clock. */
export const openingHours = z.object({ weekday: z.number(), from: z.string(), to: z.string() });

const purse = z.object({
  coins: z.number(),
  points: z.number(),
  /** Coins and every ten points. */
  total: z.number(),
});
export type Purse = z.infer<typeof purse>;

/** How an item looks, wherever it is shown. */
export const itemFace = z.object({
  category: z.enum(CATEGORIES),
  icon: z.enum(ITEM_ICONS),
  gradient: z.enum(ITEM_GRADIENTS),
  imageFileId: z.string().nullable(),
});
export type ItemFace = z.infer<typeof itemFace>;

const item = itemFace.extend({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  priceType: z.enum(REWARD_TYPES),
  basePrice: z.number(),
  /** What it costs this pupil now; more than `basePrice` while a penalty is in force. */
  price: z.number(),
  used: z.boolean(),
  /** Null for as many as anybody wants. */
  stock: z.number().nullable(),
  specs: z.array(z.string()),
  warning: z.string().nullable(),
  permission: z.enum(PERMISSIONS),
  notInRamadan: z.boolean(),
  limitPerPupil: z.number().nullable(),
  partySize: z.literal(PARTY_SIZES),
  /** Why it cannot be bought now. */
  bar: z.enum(BARS).nullable(),
  /** How many more this pupil may have. */
  left: z.number(),
});
export type StoreItem = z.infer<typeof item>;

const store = z.object({
  studentId: z.number(),
  mode: z.enum(STORE_MODES),
  isOpen: z.boolean(),
  /** Its hours do not hold today. */
  isHoliday: z.boolean(),
  /** When it opens next, where it is closed by its hours or a holiday. */
  opensAt: z.object({ day: z.string(), from: z.string() }).nullable(),
  hours: z.array(openingHours),
  purse,
  /** Raises every price while it lasts (D-25). */
  penalty: z.object({ priceIncrease: z.number(), expiresAt: z.string() }).nullable(),
  items: z.array(item),
  /** Sessions that classmates invited this pupil to share. */
  invitations: z.number(),
  /** Own orders that still wait for partners or the teacher. */
  openOrders: z.number(),
  /** The item this pupil saves for. */
  wishId: z.number().nullable(),
});
export type Store = z.infer<typeof store>;

/** What pupils and staff both see of an order. */
export const orderFacts = itemFace.extend({
  id: z.number(),
  itemId: z.number(),
  itemName: z.string(),
  quantity: z.number(),
  priceType: z.enum(REWARD_TYPES),
  permission: z.enum(PERMISSIONS),
  status: z.enum(ORDER_STATUSES),
  reason: z.string().nullable(),
  createdAt: z.string(),
  approvedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
});

const order = orderFacts.extend({
  isBuyer: z.boolean(),
  /** This pupil's own share: what it costs now where it is not paid yet, else what one cost and what was taken for it. */
  share: z.object({
    status: z.enum(SHARE_STATUSES),
    unitPrice: z.number(),
    coins: z.number(),
    points: z.number(),
  }),
  /** Everybody who shares it, the buyer first; empty where one pupil pays alone. */
  party: z.array(
    z.object({ label: z.string(), isBuyer: z.boolean(), isYou: z.boolean(), status: z.enum(SHARE_STATUSES) }),
  ),
  canCancel: z.boolean(),
});
export type Order = z.infer<typeof order>;

export const slip = orderFacts
  .pick({ itemName: true, quantity: true, priceType: true, permission: true, createdAt: true })
  .extend({
    orderId: z.number(),
    studentName: z.string(),
    grade,
    unitPrice: z.number(),
    warning: z.string().nullable(),
    /** Names of those who share it. */
    partners: z.array(z.string()),
  });
export type Slip = z.infer<typeof slip>;

const quantity = z.number('bad_quantity').int('bad_quantity').min(1, 'bad_quantity').max(QUANTITY_MAX, 'bad_quantity');

/** What the pupil saw; the server compares it with the price and takes its own. */
const priceSeen = z
  .number('bad_price')
  .int('bad_price')
  .positive('bad_price')
  .max(ITEM_PRICE_MAX * 10, 'bad_price');

const cartLine = z.object({
  itemId: bodyRowId,
  quantity,
  price: priceSeen,
  /** The kind of money it was in. */
  priceType: z.enum(REWARD_TYPES, 'required'),
  partners: z
    .array(bodyRowId)
    .max(3, 'too_many')
    .refine((ids) => new Set(ids).size === ids.length, 'repeated')
    .default([]),
});

const checkoutBody = z.object({
  requestKey,
  lines: z
    .array(cartLine, 'required')
    .min(1, 'required')
    .max(CART_MAX, 'too_many')
    .refine((lines) => new Set(lines.map((line) => line.itemId)).size === lines.length, 'repeated'),
});
export type CheckoutWish = z.output<typeof checkoutBody>;

const bought = z.object({ orders: z.array(order), purse });
export type Bought = z.infer<typeof bought>;

/** What a pupil does to one order. */
const ofOwnOrder = { access: 'pupil-self', params: rowParams, reply: order } as const;

export const storeContract = {
  'GET /api/student/store': {
    access: 'pupil',
    summary: 'The whole store as this pupil sees it: purse, items with their prices, hours',
    reply: store,
  },
  'GET /api/student/store/classmates': {
    access: 'pupil',
    summary: 'With whom a session can be shared: pupils of the same grade, by first name',
    reply: z.object({ classmates: z.array(z.object({ id: z.number(), label: z.string() })) }),
  },
  'PUT /api/student/store/wish': {
    access: 'pupil-self',
    summary: 'Save for one item of the shelf, or for none; a second time answers the same',
    body: z.object({ itemId: bodyRowId.nullable() }),
    reply: z.object({ itemId: z.number().nullable() }),
  },
  'POST /api/student/store/checkout': {
    access: 'pupil-self',
    summary: 'Pay the cart: all of it or nothing. The same key pays once and answers the same',
    body: checkoutBody,
    reply: bought,
  },
  'GET /api/student/store/orders': {
    access: 'pupil',
    summary: 'Own orders and the sessions one was invited to share, newest first',
    query: z.object({ before: pageBefore }),
    reply: z.object({ orders: z.array(order), nextBefore: z.number().nullable() }),
  },
  'GET /api/student/store/orders/:id/slip': {
    access: 'pupil',
    summary: 'What stands on the permission slip of an own order',
    params: rowParams,
    reply: slip,
  },
  'POST /api/student/store/orders/:id/cancel': {
    ...ofOwnOrder,
    summary: 'Cancel an own order before the teacher approves it; all money goes back. A second time answers the same',
  },
  'POST /api/student/store/orders/:id/accept': {
    ...ofOwnOrder,
    summary: 'Pay the own share of a session one was invited to; a second time answers the same',
    body: z.object({ price: priceSeen }),
  },
  'POST /api/student/store/orders/:id/decline': {
    ...ofOwnOrder,
    summary: 'Decline to share a session: it is cancelled and all money goes back. A second time answers the same',
  },
} as const satisfies Contract;

import { z } from 'zod';
import { REWARD_TYPES } from '#domain/rewards/kinds';
import {
  CATEGORIES,
  ITEM_DESCRIPTION_MAX,
  ITEM_GRADIENTS,
  ITEM_ICONS,
  ITEM_LIMIT_MAX,
  ITEM_NAME_MAX,
  ITEM_SPEC_MAX_LENGTH,
  ITEM_SPECS_MAX,
  ITEM_STOCK_MAX,
  ITEM_WARNING_MAX,
  ITEMS_MAX,
  isPriceOf,
  PARTY_SIZES,
  PERMISSIONS,
  PICTURE_MAX_BYTES,
} from '#domain/store/items';
import { isTimeOfDay, STORE_MODES } from '#domain/store/opening';
import {
  DELIVER_AT_ONCE,
  ORDER_STATUSES,
  REJECTION_REASON_MAX,
  SHARE_STATUSES,
  UNDELIVERED,
} from '#domain/store/orders';
import type { Contract } from '#wire/endpoint';
import { bodyRowId, classQuery, namedPupil, pageBefore, rowParams, searchText, shortText } from '#wire/fields';
import { itemFace, openingHours, orderFacts, slip } from './pupil.ts';

const count = (max: number) => z.number('bad_number').int('bad_number').min(0, 'bad_number').max(max, 'bad_number');

const itemFields = z.object({
  category: z.enum(CATEGORIES, 'required'),
  name: shortText(ITEM_NAME_MAX),
  description: shortText(ITEM_DESCRIPTION_MAX),
  priceType: z.enum(REWARD_TYPES, 'required'),
  price: z.number('bad_price'),
  icon: z.enum(ITEM_ICONS, 'required'),
  gradient: z.enum(ITEM_GRADIENTS, 'required'),
  used: z.boolean('required'),
  /** Null for as many as anybody wants. */
  stock: count(ITEM_STOCK_MAX).nullable(),
  specs: z.array(shortText(ITEM_SPEC_MAX_LENGTH)).max(ITEM_SPECS_MAX, 'too_many'),
  warning: shortText(ITEM_WARNING_MAX).nullable(),
  permission: z.enum(PERMISSIONS, 'required'),
  notAvailable: z.boolean('required'),
  notInRamadan: z.boolean('required'),
  limitPerPupil: count(ITEM_LIMIT_MAX).min(1, 'bad_number').nullable(),
  partySize: z.literal(PARTY_SIZES, 'required'),
});

export type ItemFields = z.infer<typeof itemFields>;

const hasPrice = ({ priceType, price }: ItemFields): boolean => isPriceOf(priceType, price);
const BAD_PRICE = { error: 'bad_price', path: ['price'] };

const adminItem = itemFields.extend({
  id: z.number(),
  imageFileId: z.string().nullable(),
  hidden: z.boolean(),
  /** One more whenever staff save its form. */
  version: z.number(),
  /** Bought and not returned. */
  sold: z.number(),
  /** Bought and not handed out yet. */
  waiting: z.number(),
});
export type AdminItem = z.infer<typeof adminItem>;

/** With the item as it was when the form was filled. */
const itemEdit = itemFields.extend({
  seenStock: z.number('bad_number').int('bad_number').nullable(),
  seenVersion: bodyRowId,
});
export type ItemEdit = z.infer<typeof itemEdit>;

const settings = z.object({
  mode: z.enum(STORE_MODES),
  isClosed: z.boolean(),
  hours: z.array(openingHours),
});
export type StoreSettings = z.infer<typeof settings>;

const hoursBody = z
  .array(
    z
      .object({
        weekday: z.number('bad_number').int('bad_number').min(0, 'bad_number').max(6, 'bad_number'),
        from: z.string('bad_time').refine(isTimeOfDay, 'bad_time'),
        to: z.string('bad_time').refine(isTimeOfDay, 'bad_time'),
      })
      .refine(({ from, to }) => from < to, { error: 'closes_before_opening', path: ['to'] }),
  )
  .max(7, 'too_many')
  .refine((days) => new Set(days.map((day) => day.weekday)).size === days.length, 'repeated');

const settingsWish = z
  .object({
    mode: z.enum(STORE_MODES, 'required').optional(),
    isClosed: z.boolean('required').optional(),
    hours: hoursBody.optional(),
  })
  .refine((wish) => Object.values(wish).some((part) => part !== undefined), { error: 'required', path: ['mode'] });
export type SettingsWish = z.infer<typeof settingsWish>;

const adminOrder = orderFacts.extend({
  decidedBy: z.string().nullable(),
  /** Everybody who pays, the buyer first, by full name. */
  shares: z.array(
    z.object({
      ...namedPupil,
      status: z.enum(SHARE_STATUSES),
      coins: z.number(),
      points: z.number(),
    }),
  ),
});
export type AdminOrder = z.infer<typeof adminOrder>;

const ordersWanted = z.object({
  status: z.enum([...ORDER_STATUSES, 'open', 'all']).default('open'),
  ...classQuery,
  search: searchText.optional(),
});

const sales = z.object({
  /** The last twelve weeks, oldest first, empty ones too; `week` is its Sunday. */
  weeks: z.array(z.object({ week: z.string(), quantity: z.number(), coins: z.number() })),
  /** Most sold first. Coins are what was taken, ten points for one. */
  items: z.array(itemFace.extend({ itemId: z.number(), name: z.string(), quantity: z.number(), coins: z.number() })),
});
export type Sales = z.infer<typeof sales>;

const affordability = z.object({
  items: z.array(
    itemFace.extend({ itemId: z.number(), name: z.string(), priceType: z.enum(REWARD_TYPES), price: z.number() }),
  ),
  /** Richest first, at most five hundred. `priceIncrease` is that of a penalty in force. */
  pupils: z.array(
    z.object({
      ...namedPupil,
      coins: z.number(),
      points: z.number(),
      total: z.number(),
      priceIncrease: z.number(),
    }),
  ),
});
export type Affordability = z.infer<typeof affordability>;

/** What is done to one item of the shelf. */
const ofItem = { access: 'staff', touches: 'school', params: rowParams, reply: adminItem } as const;

/** What is done to one order. */
const ofOrder = {
  access: 'staff',
  touches: { on: 'store_orders' },
  params: rowParams,
  reply: adminOrder,
} as const;

export const adminStoreContract = {
  'GET /api/admin/store': {
    access: 'staff',
    summary: 'Every item, hidden ones too, in the order of the shelf, and the settings',
    reply: z.object({ items: z.array(adminItem), settings }),
  },
  'PUT /api/admin/store/settings': {
    access: 'staff',
    touches: 'school',
    summary: 'Trial or live, closed or not, opening hours: what is sent is set, the rest stays',
    body: settingsWish,
    reply: settings,
  },
  'POST /api/admin/store/items': {
    access: 'staff',
    touches: 'school',
    summary: 'Put a new item on the shelf, after the others',
    body: itemFields.refine(hasPrice, BAD_PRICE),
    reply: adminItem,
  },
  'PUT /api/admin/store/items/:id': {
    ...ofItem,
    summary: 'Change an item; refused where somebody edited it since, or its stock is not what the editor saw',
    body: itemEdit.refine(hasPrice, BAD_PRICE),
  },
  'POST /api/admin/store/items/:id/hide': {
    ...ofItem,
    summary: 'Take an item off the shelf; its orders stay. A second time answers the same',
  },
  'POST /api/admin/store/items/:id/show': {
    ...ofItem,
    summary: 'Put a hidden item back on the shelf. A second time answers the same',
  },
  'PUT /api/admin/store/items/order': {
    access: 'staff',
    touches: 'school',
    summary: 'The order of the shelf: every item once',
    body: z.object({ ids: z.array(bodyRowId).min(1, 'required').max(ITEMS_MAX, 'too_many') }),
    reply: z.object({ items: z.array(adminItem) }),
  },
  'PUT /api/admin/store/items/:id/picture': {
    ...ofItem,
    summary: 'Show an own picture instead of the drawn one',
    upload: { maxBytes: PICTURE_MAX_BYTES },
  },
  'POST /api/admin/store/items/:id/picture/remove': {
    ...ofItem,
    summary: 'Show the drawn picture again. A second time answers the same',
  },
  'GET /api/admin/store/orders': {
    access: 'staff',
    summary: 'Orders, newest first; `open` are those the teacher still has to decide or hand out',
    query: ordersWanted.extend({ before: pageBefore }),
    reply: z.object({
      orders: z.array(adminOrder),
      /** How many wait for a decision. */
      pending: z.number(),
      nextBefore: z.number().nullable(),
    }),
  },
  'GET /api/admin/store/orders.csv': {
    access: 'staff',
    summary: 'The same orders, all of them, as a file for a spreadsheet',
    query: ordersWanted,
    reply: z.string(),
  },
  'POST /api/admin/store/orders/deliver': {
    access: 'staff',
    touches: { on: 'store_orders' },
    summary: 'Several were handed out; those that cannot be are named, and hold up no other',
    body: z.object({
      orders: z
        .array(z.object({ id: bodyRowId, permissionReceived: z.boolean('required').default(false) }), 'required')
        .min(1, 'required')
        .max(DELIVER_AT_ONCE, 'too_many'),
    }),
    reply: z.object({
      orders: z.array(adminOrder),
      /** Those that could not be handed out with the others. */
      refused: z.array(z.object({ id: z.number(), code: z.enum(UNDELIVERED) })),
    }),
  },
  'POST /api/admin/store/orders/:id/undo-delivery': {
    ...ofOrder,
    summary: 'It was not handed out after all, on the same day; the order is as before. A second time answers the same',
  },
  'POST /api/admin/store/orders/:id/approve': {
    ...ofOrder,
    summary: 'From now on the pupil cannot cancel it. A second time answers the same',
  },
  'POST /api/admin/store/orders/:id/deliver': {
    ...ofOrder,
    summary: 'It was handed out; a bought privilege is now the pupil’s to book. A second time answers the same',
    body: z.object({ permissionReceived: z.boolean('required').default(false) }),
  },
  'POST /api/admin/store/orders/:id/reject': {
    ...ofOrder,
    summary: 'All money and the stock go back, with the reason the pupil reads. A second time answers the same',
    body: z.object({ reason: shortText(REJECTION_REASON_MAX) }),
  },
  'GET /api/admin/store/orders/:id/slip': {
    access: 'staff',
    summary: 'What stands on the permission slip',
    params: rowParams,
    reply: slip,
  },
  'GET /api/admin/store/handover': {
    access: 'staff',
    summary: 'Everything to hand out, by grade and name: the list the teacher prints',
    query: z.object({ ...classQuery }),
    reply: z.object({ orders: z.array(adminOrder) }),
  },
  'GET /api/admin/store/sales': {
    access: 'staff',
    summary: 'What was sold, by item and by week',
    reply: sales,
  },
  'GET /api/admin/store/affordability': {
    access: 'staff',
    summary: 'Who can afford what',
    query: z.object({ ...classQuery }),
    reply: affordability,
  },
} as const satisfies Contract;

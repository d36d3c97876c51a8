import type { Generated } from 'kysely';
import type { RewardType } from '#domain/rewards/kinds';
import type { Category, ItemGradient, ItemIcon, PartySize, Permission } from '#domain/store/items';
import type { StoreMode } from '#domain/store/opening';
import type { OrderStatus, ShareStatus } from '#domain/store/orders';

export interface StoreItems {
  id: Generated<number>;
  category: Category;
  name: string;
  description: string;
  priceType: RewardType;
  price: number;
  icon: ItemIcon;
  gradient: ItemGradient;
  imageFileId: string | null;
  used: Generated<0 | 1>;
  /** Null for as many as anybody wants. */
  stock: number | null;
  /** JSON: a list of lines. */
  specs: string;
  warning: string | null;
  permission: Permission;
  notAvailable: Generated<0 | 1>;
  notInRamadan: Generated<0 | 1>;
  limitPerPupil: number | null;
  partySize: Generated<PartySize>;
  place: number;
  hidden: Generated<0 | 1>;
  /** One more whenever staff save its form. Purchases, its picture and its place, which the form does not send, leave it. */
  version: Generated<number>;
  createdAt: string;
}

/** One row. */
export interface StoreSettings {
  id: number;
  mode: StoreMode;
  /** JSON: a list of OpeningHours. */
  hours: string;
  isClosed: 0 | 1;
}

export interface StoreOrders {
  id: Generated<number>;
  /** UUID v4, drawn by the page with the cart: the same for all of its lines. */
  requestKey: string;
  /** The buyer; who pays is in store_shares. */
  studentId: number;
  itemId: number;
  itemName: string;
  priceType: RewardType;
  quantity: number;
  /** Whether the item was counted when it was bought: only then does a return put it back on the shelf. */
  tookStock: 0 | 1;
  status: OrderStatus;
  /** Why the teacher rejected it. */
  reason: string | null;
  /** The day on the school's wall, such as 2026-02-01. */
  schoolDay: string;
  createdAt: string;
  approvedAt: string | null;
  /** Delivered, rejected or cancelled. */
  closedAt: string | null;
  decidedBy: number | null;
}

export interface StoreShares {
  orderId: number;
  studentId: number;
  status: ShareStatus;
  /** What one cost this pupil; null until it is paid. */
  unitPrice: number | null;
  coins: Generated<number>;
  points: Generated<number>;
  answeredAt: string | null;
}

/** The one thing a pupil saves for. */
export interface StoreWishes {
  studentId: number;
  itemId: number;
  wishedAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    store_wishes: StoreWishes;
    store_items: StoreItems;
    store_settings: StoreSettings;
    store_orders: StoreOrders;
    store_shares: StoreShares;
  }
}

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
  price_type: RewardType;
  price: number;
  icon: ItemIcon;
  gradient: ItemGradient;
  image_file_id: string | null;
  used: Generated<0 | 1>;
  /** Null for as many as anybody wants. */
  stock: number | null;
  /** JSON: a list of lines. */
  specs: string;
  warning: string | null;
  permission: Permission;
  not_available: Generated<0 | 1>;
  not_in_ramadan: Generated<0 | 1>;
  limit_per_pupil: number | null;
  party_size: Generated<PartySize>;
  place: number;
  hidden: Generated<0 | 1>;
  /** One more whenever staff save its form. Purchases, its picture and its place, which the form does not send, leave it. */
  version: Generated<number>;
  created_at: string;
}

/** One row. */
export interface StoreSettings {
  id: number;
  mode: StoreMode;
  /** JSON: a list of OpeningHours. */
  hours: string;
  is_closed: 0 | 1;
}

export interface StoreOrders {
  id: Generated<number>;
  /** UUID v4, drawn by the page with the cart: the same for all of its lines. */
  request_key: string;
  /** The buyer; who pays is in store_shares. */
  student_id: number;
  item_id: number;
  item_name: string;
  price_type: RewardType;
  quantity: number;
  /** Whether the item was counted when it was bought: only then does a return put it back on the shelf. */
  took_stock: 0 | 1;
  status: OrderStatus;
  /** Why the teacher rejected it. */
  reason: string | null;
  /** The day on the school's wall, such as 2026-02-01. */
  school_day: string;
  created_at: string;
  approved_at: string | null;
  /** Delivered, rejected or cancelled. */
  closed_at: string | null;
  decided_by: number | null;
}

export interface StoreShares {
  order_id: number;
  student_id: number;
  status: ShareStatus;
  /** What one cost this pupil; null until it is paid. */
  unit_price: number | null;
  coins: Generated<number>;
  points: Generated<number>;
  answered_at: string | null;
}

/** The one thing a pupil saves for. */
export interface StoreWishes {
  student_id: number;
  item_id: number;
  wished_at: string;
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

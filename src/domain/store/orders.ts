/** `awaiting` waits for the partners to pay their shares; from `pending` on it waits for the teacher. */
export const ORDER_STATUSES = ['awaiting', 'pending', 'approved', 'delivered', 'rejected', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `complete` is the last partner's payment; `cancel` is the buyer's, `decline` a partner's; the rest are the teacher's. */
export type OrderAction = 'complete' | 'approve' | 'deliver' | 'reject' | 'cancel' | 'decline';

const NEXT: Readonly<Record<OrderStatus, Partial<Readonly<Record<OrderAction, OrderStatus>>>>> = {
  awaiting: { complete: 'pending', cancel: 'cancelled', decline: 'cancelled', reject: 'rejected' },
  pending: { approve: 'approved', deliver: 'delivered', reject: 'rejected', cancel: 'cancelled' },
  approved: { deliver: 'delivered', reject: 'rejected' },
  delivered: {},
  rejected: {},
  cancelled: {},
};

/** Null where the action comes too late or too early. */
export const afterAction = (status: OrderStatus, action: OrderAction): OrderStatus | null =>
  NEXT[status][action] ?? null;

export const UNDO_DELIVERY_HOURS = 24;

/** A slip of the finger is seen on the same day; later the pupil has long had it. Times are ISO-8601. */
export const mayUndoDelivery = (deliveredAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(deliveredAt) <= UNDO_DELIVERY_HOURS * 60 * 60 * 1000;

/** What a delivery that did not happen leaves: the order as it was before. */
export const beforeDelivery = (approvedAt: string | null): 'pending' | 'approved' =>
  approvedAt === null ? 'pending' : 'approved';

/** How many orders can be handed out by one press. */
export const DELIVER_AT_ONCE = 100;

/** Why one of them may not be. */
export const UNDELIVERED = ['order_not_found', 'order_final', 'order_permission_missing'] as const;
export type Undelivered = (typeof UNDELIVERED)[number];

/** The two ends at which money and stock have gone back. */
export const isReturned = (status: OrderStatus): boolean => status === 'rejected' || status === 'cancelled';

/** Nothing will happen to it any more. */
export const isFinal = (status: OrderStatus): boolean => Object.keys(NEXT[status]).length === 0;

/** `dropped` is an invitation whose order ended before it was answered. */
export const SHARE_STATUSES = ['invited', 'paid', 'declined', 'dropped', 'returned'] as const;
export type ShareStatus = (typeof SHARE_STATUSES)[number];

export const REJECTION_REASON_MAX = 200;

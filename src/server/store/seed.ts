import { randomUUID } from 'node:crypto';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import type { ItemIcon } from '#domain/store/items';
import type { Deps } from '#server/platform/deps';
import type { DemoSchool, Happening, Pupil } from '#server/seed/demo-school';
import { asPupil, byPupil, byStaff, inRegister } from '#server/seed/people';
import { addressed } from '#strings/addressed';
import {
  acceptShare,
  approveOrder,
  cancelOrder,
  checkout,
  deliverOrder,
  makeWish,
  readStore,
  rejectOrder,
  saveSettings,
} from './service.ts';

/** In the second week; without hours, so that it is open whenever somebody tries it. */
const WENT_LIVE = [17, 12, 20] as const;

type Decision = 'deliver' | 'approve' | { readonly reject: string };

/** Days are school days before today, pupils their places in the register. */
interface Purchase {
  readonly at: readonly [day: number, hour: number, minute: number];
  readonly buyer: number;
  readonly item: ItemIcon;
  readonly quantity?: number;
  readonly partner?: number;
  /** What became of it, and on which day the teacher decided so; nothing where it still waits. */
  readonly fate?: 'cancelled' | { readonly on: number; readonly decision: Decision };
}

const deliveredOn = (on: number) => ({ on, decision: 'deliver' }) as const;
const approvedOn = (on: number) => ({ on, decision: 'approve' }) as const;

/** Those whose logins are printed: the first of each grade. */
const FIRST_OF_FOUR = 0;
const FIRST_OF_FIVE = 35;
const FIRST_OF_SIX = 51;

/** What is left can still be bought, all but the ice cream. */
const PURCHASES: readonly Purchase[] = addressed([
  { at: [16, 16, 40], buyer: 23, item: 'tea', fate: deliveredOn(15) },
  { at: [16, 18, 10], buyer: 72, item: 'juice', fate: deliveredOn(15) },
  { at: [14, 17, 5], buyer: 81, item: 'recitation', fate: deliveredOn(12) },
  { at: [13, 16, 30], buyer: 38, item: 'water', fate: deliveredOn(12) },
  { at: [11, 19, 0], buyer: 68, item: 'tea', quantity: 2, fate: deliveredOn(9) },
  { at: [10, 16, 20], buyer: 47, item: 'juice', fate: 'cancelled' },
  { at: [9, 17, 30], buyer: 11, item: 'tea', fate: deliveredOn(6) },
  { at: [8, 16, 15], buyer: 76, item: 'recitation', fate: deliveredOn(6) },
  { at: [8, 18, 40], buyer: 13, item: 'ice-cream', fate: deliveredOn(6) },
  { at: [7, 16, 10], buyer: 21, item: 'pair', partner: 23, fate: deliveredOn(4) },
  { at: [7, 19, 20], buyer: 20, item: 'juice', fate: deliveredOn(6) },
  { at: [6, 17, 0], buyer: 66, item: 'water', quantity: 2, fate: deliveredOn(4) },
  {
    at: [5, 16, 45],
    buyer: 81,
    item: 'session',
    fate: { on: 4, decision: { reject: 'حصص هذا الأسبوع للمراجعة، {اطلبها|اطلبيها} في الأسبوع القادم إن شاء الله' } },
  },
  { at: [5, 18, 0], buyer: 6, item: 'tea', quantity: 2, fate: deliveredOn(4) },
  { at: [4, 17, 0], buyer: FIRST_OF_FOUR, item: 'recitation', fate: deliveredOn(2) },
  { at: [3, 16, 20], buyer: 47, item: 'juice', fate: deliveredOn(2) },
  { at: [3, 17, 10], buyer: FIRST_OF_SIX, item: 'tea', quantity: 2, fate: approvedOn(2) },
  { at: [3, 18, 30], buyer: 8, item: 'session', fate: approvedOn(2) },
  { at: [2, 17, 20], buyer: 32, item: 'water' },
  { at: [1, 16, 5], buyer: FIRST_OF_FOUR, item: 'tea' },
  // While a penalty raises this pupil's prices.
  { at: [1, 16, 50], buyer: FIRST_OF_SIX, item: 'recitation' },
  { at: [1, 17, 15], buyer: 70, item: 'tea' },
  { at: [1, 18, 20], buyer: 38, item: 'pair', partner: FIRST_OF_FIVE },
]);

/** What those whose logins are printed save for. */
const WISHES: readonly { readonly pupil: number; readonly item: ItemIcon }[] = [
  { pupil: FIRST_OF_FOUR, item: 'gift-card' },
  { pupil: FIRST_OF_SIX, item: 'tablet' },
];

/** As the pupil's shelf has it now. */
const findItem = async (deps: Deps, pupil: PupilActor, icon: ItemIcon) => {
  const { items, purse } = await readStore(deps, pupil);
  const item = items.find((each) => each.icon === icon);
  if (!item) throw new Error(`Demo school: nothing on the shelf looks like ${icon}`);
  return { ...item, itemId: item.id, isAffordable: (quantity: number) => purse.total >= item.price * quantity };
};

/**
 * What a pupil may buy now. What is not sold in Ramadan gives way to what is, but for a session that is shared, which
 * nothing replaces; null also where the purse does not hold it, for how much it holds depends on the weekday.
 */
const findOffer = async (deps: Deps, pupil: PupilActor, { item: icon, partner, quantity = 1 }: Purchase) => {
  const wished = await findItem(deps, pupil, icon);
  const item = wished.bar === 'ramadan' && partner === undefined ? await findItem(deps, pupil, 'recitation') : wished;
  return item.bar !== 'ramadan' && item.isAffordable(quantity) ? item : null;
};

const decide = (deps: Deps, staff: StaffActor, orderId: number, decision: Decision) => {
  if (decision === 'deliver') return deliverOrder(deps, staff, orderId, true);
  if (decision === 'approve') return approveOrder(deps, staff, orderId);
  return rejectOrder(deps, staff, orderId, decision.reject);
};

const buy = async (deps: Deps, pupils: readonly Pupil[], purchase: Purchase): Promise<number | null> => {
  const [buyer, partner] = [inRegister(pupils, purchase.buyer), pupils[purchase.partner ?? -1]];
  const wish = { quantity: purchase.quantity ?? 1, partners: partner ? [partner.id] : [] };
  let orderId: number | null = null;
  await asPupil(deps, buyer.id, async (actor) => {
    const offer = await findOffer(deps, actor, purchase);
    if (!offer) return;
    const { orders } = await checkout(deps, actor, { requestKey: randomUUID(), lines: [{ ...offer, ...wish }] });
    orderId = orders[0]?.id ?? null;
    if (orderId !== null && purchase.fate === 'cancelled') await cancelOrder(deps, actor, orderId);
  });
  return orderId;
};

export const planStore = ({ teacher, pupils, schoolTime }: DemoSchool): Happening[] => {
  /** Those that the teacher can decide on. */
  const orderIds = new Map<Purchase, number>();

  /** An invitation without a fate waits for its answer: one that people can try. */
  const isComplete = async (deps: Deps, purchase: Purchase, orderId: number): Promise<boolean> => {
    const partner = pupils[purchase.partner ?? -1];
    if (!partner) return true;
    if (purchase.fate === undefined) return false;
    let isAccepted = false;
    await asPupil(deps, partner.id, async (actor) => {
      const offer = await findOffer(deps, actor, purchase);
      if (offer) await acceptShare(deps, actor, orderId, offer.price);
      isAccepted = offer !== null;
    });
    return isAccepted;
  };

  const shop = async (deps: Deps, purchase: Purchase): Promise<void> => {
    const orderId = await buy(deps, pupils, purchase);
    if (orderId !== null && (await isComplete(deps, purchase, orderId))) orderIds.set(purchase, orderId);
  };

  const decideAll = async (deps: Deps, staff: StaffActor, today: number): Promise<void> => {
    for (const [{ fate }, orderId] of orderIds)
      if (typeof fate === 'object' && fate.on === today) await decide(deps, staff, orderId, fate.decision);
  };

  const goLive = byStaff(schoolTime(...WENT_LIVE), teacher, (deps, staff) =>
    saveSettings(deps, staff, { mode: 'live', isClosed: false, hours: [] }),
  );
  const shopping = PURCHASES.map(
    (purchase): Happening => ({ at: schoolTime(...purchase.at), happen: (deps) => shop(deps, purchase) }),
  );
  const days = new Set(PURCHASES.flatMap(({ fate }) => (typeof fate === 'object' ? [fate.on] : [])));
  const counter = [...days].map((day) =>
    byStaff(schoolTime(day, 13, 15), teacher, (deps, staff) => decideAll(deps, staff, day)),
  );
  const wishing = WISHES.map(({ pupil, item }) =>
    byPupil(schoolTime(2, 18, 5), inRegister(pupils, pupil).id, async (deps, actor) =>
      makeWish(deps, actor, (await findItem(deps, actor, item)).id),
    ),
  );
  return [goLive, ...shopping, ...counter, ...wishing];
};

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import { priceFor } from '#domain/store/payment';
import { adjust, checkLedger } from '#server/ledger/service';
import { clearPenalty } from '#server/penalties/service';
import type { Deps } from '#server/platform/deps';
import { bookPick, rejectPick } from '#server/privileges/service';
import { refunds } from '#server/store/bought-privileges';
import * as shop from '#server/store/service';
import { actAtOnce } from '#tests/at-once';
import { dying } from '#tests/dying';
import { often } from '#tests/long-run';
import { actorOf, giveMoney, openStore, punish, shelve } from '#tests/store';
import { startWorld, type World } from '#tests/world';

const PUPILS = 5;
/** Put on the shelf before each run: what was delivered in the one before is gone. */
const DELIVERY = 6;

let world: World;
let staff: StaffActor;
let pupils: PupilActor[];
let items: number[];
/** All that ever came to the shelf, of each item. */
let delivered = 0;
beforeAll(async () => {
  world = await startWorld();
  await openStore(world);
  staff = (await world.teacher()).actor;
  pupils = [];
  for (let made = 0; made < PUPILS; made += 1) pupils.push(actorOf(await world.student()));
  items = [
    await shelve(world, { price: 3, stock: 0, category: 'privileges' }),
    await shelve(world, { price: 20, priceType: 'points', stock: 0, limitPerPupil: 3 }),
    await shelve(world, { price: 4, stock: 0, partySize: 2 }),
    await shelve(world, { price: 2, stock: 0, partySize: 4, category: 'privileges' }),
  ];
});
afterAll(() => world.close());

const KINDS = [
  'buy',
  'buy',
  'buy',
  'accept',
  'accept',
  'decline',
  'cancel',
  'approve',
  'deliver',
  'reject',
  'reject a privilege',
  'price',
  'price kind',
  'punish',
  'forgive',
  'earn',
  'take away',
] as const;

interface Action {
  readonly kind: (typeof KINDS)[number];
  readonly pupil: number;
  readonly pick: number;
  /** Each item's number, none where zero. */
  readonly cart: readonly number[];
  readonly dies: boolean;
}

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(...KINDS),
  pupil: fc.nat(PUPILS - 1),
  pick: fc.nat(1000),
  cart: fc.tuple(fc.nat(3), fc.nat(2), fc.nat(1), fc.nat(1)).filter((numbers) => numbers.some(Boolean)),
  dies: fc.integer({ min: 0, max: 5 }).map((draw) => draw === 0),
});

/** What happens at the same time, and how long before the next. */
const round = fc.record({
  together: fc.array(action, { minLength: 1, maxLength: 7 }),
  hoursLater: fc.constantFrom(0, 0, 1, 100),
});

interface Share {
  readonly id: number;
  readonly itemId: number;
  readonly studentId: number;
  readonly status: string;
}

interface Known {
  /** Of the latest orders, who pays. */
  readonly shares: readonly Share[];
  readonly shelf: ReadonlyMap<number, { price: number; priceType: 'coins' | 'points'; partySize: number }>;
}

const readKnown = async (): Promise<Known> => {
  const { db } = world.deps;
  const shares = await db
    .selectFrom('store_orders as o')
    .innerJoin('store_shares as s', 's.orderId', 'o.id')
    .select(['o.id', 'o.itemId', 's.studentId', 's.status'])
    .orderBy('o.id', 'desc')
    .limit(20)
    .execute();
  const rows = await db.selectFrom('store_items').select(['id', 'price', 'priceType', 'partySize']).execute();
  return { shares, shelf: new Map(rows.map((row) => [row.id, row])) };
};

/** What the pupil sees, except that a few look away while it changes. */
const priceSeen = async (known: Known, pupil: PupilActor, itemId: number): Promise<number> => {
  const { penalty } = await shop.readStore(world.deps, pupil);
  const item = known.shelf.get(itemId);
  return item ? priceFor(item.price, item.priceType, penalty?.priceIncrease ?? 0) : 1;
};

const buy = async (deps: Deps, known: Known, pupil: PupilActor, { cart, pick }: Action) => {
  const others = pupils.filter((each) => each !== pupil).map((each) => each.studentId);
  const lines = [];
  for (const [index, itemId] of items.entries()) {
    const quantity = cart[index] as number;
    const partners = (known.shelf.get(itemId)?.partySize ?? 1) - 1;
    const price = await priceSeen(known, pupil, itemId);
    const from = pick % (others.length - partners + 1);
    const priceType = known.shelf.get(itemId)?.priceType ?? 'coins';
    if (quantity > 0) lines.push({ itemId, quantity, price, priceType, partners: others.slice(from, from + partners) });
  }
  const bought = await shop.checkout(deps, pupil, { requestKey: randomUUID(), lines });
  expect(bought.orders.map((row) => [row.unitPrice, row.priceType])).toEqual(
    lines.map((line) => [line.price, line.priceType]),
  );
  return bought;
};

const endPenalties = async (deps: Deps, studentId: number): Promise<void> => {
  const rows = await deps.db.selectFrom('student_penalties').select('id').where('studentId', '=', studentId).execute();
  for (const { id } of rows) await clearPenalty(deps, staff, id).catch(() => undefined);
};

type Perform = (deps: Deps, known: Known, pupil: PupilActor, action: Action) => Promise<unknown>;

const NOTHING: Share = { id: 0, itemId: 0, studentId: 0, status: '' };

const pickFrom = (shares: readonly Share[], pick: number): Share =>
  shares[pick % Math.max(1, shares.length)] ?? NOTHING;

/** Mostly one that is for this, sometimes any. */
const shareFor = ({ shares }: Known, status: string, pick: number): Share =>
  pick % 4 === 0
    ? pickFrom(shares, pick)
    : pickFrom(
        shares.filter((share) => share.status === status),
        pick,
      );

const pupilOf = ({ studentId }: Pick<Share, 'studentId'>): PupilActor =>
  pupils.find((pupil) => pupil.studentId === studentId) ?? (pupils[0] as PupilActor);

const orderOf = ({ shares }: Known, { pick }: Action): number => pickFrom(shares, pick).id;

const PERFORM: Readonly<Record<Action['kind'], Perform>> = {
  buy,
  accept: async (deps, known, _, { pick }) => {
    const share = shareFor(known, 'invited', pick);
    const pupil = pupilOf(share);
    return shop.acceptShare(deps, pupil, share.id, await priceSeen(known, pupil, share.itemId));
  },
  decline: (deps, known, _, { pick }) => {
    const share = shareFor(known, 'invited', pick);
    return shop.declineShare(deps, pupilOf(share), share.id);
  },
  cancel: (deps, known, _, { pick }) => {
    const share = shareFor(known, 'paid', pick);
    return shop.cancelOrder(deps, pupilOf(share), share.id);
  },
  approve: (deps, known, _, each) => shop.approveOrder(deps, staff, orderOf(known, each)),
  deliver: (deps, known, _, each) => shop.deliverOrder(deps, staff, orderOf(known, each), true),
  reject: (deps, known, _, each) => shop.rejectOrder(deps, staff, orderOf(known, each), 'why'),
  'reject a privilege': async (deps, _known, _pupil, { pick }) => {
    const bought = await deps.db
      .selectFrom('surprise_picks')
      .select(['id', 'studentId'])
      .where('isProcessed', '=', 0)
      .execute();
    const one = bought[pick % Math.max(1, bought.length)];
    if (!one) return null;
    await bookPick(deps, pupilOf(one), one.id);
    return rejectPick(deps, refunds, staff, one.id, 'why');
  },
  price: async (deps, _known, _pupil, { pick }) => {
    const id = items[pick % items.length] as number;
    const { priceType } = await deps.db
      .selectFrom('store_items')
      .select('priceType')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const price = priceType === 'points' ? 10 * (1 + (pick % 4)) : 1 + (pick % 6);
    await deps.db.updateTable('store_items').set({ price }).where('id', '=', id).execute();
  },
  'price kind': async (deps, _known, _pupil, { pick }) => {
    const kind =
      pick % 2 === 0 ? ({ price: 10, priceType: 'points' } as const) : { price: 10, priceType: 'coins' as const };
    await deps.db
      .updateTable('store_items')
      .set(kind)
      .where('id', '=', items[0] as number)
      .execute();
  },
  punish: (_deps, _known, { studentId }) => punish(world, studentId),
  forgive: (deps, _known, { studentId }) => endPenalties(deps, studentId),
  earn: (_deps, _known, { studentId }, { pick }) => giveMoney(world, studentId, { coins: pick % 9, points: pick % 70 }),
  'take away': (deps, _known, { studentId }, { pick }) =>
    adjust(deps, staff, { studentId, type: 'coins', amount: -1 - (pick % 5), note: 'why', requestKey: randomUUID() }),
};

const perform = (known: Known, each: Action): Promise<unknown> =>
  PERFORM[each.kind](each.dies ? dying(world.deps) : world.deps, known, pupils[each.pupil] as PupilActor, each);

const expectNothingLost = async (): Promise<void> => {
  const { db } = world.deps;
  expect([...(await checkLedger(db)), ...(await shop.checkStore(db))]).toEqual([]);
  for (const { points, balance } of await db.selectFrom('students').select(['points', 'balance']).execute())
    expect(Math.min(points, balance)).toBeGreaterThanOrEqual(0);
  const held = await db
    .selectFrom('store_items as i')
    .leftJoin('store_orders as o', (join) =>
      join.onRef('o.itemId', '=', 'i.id').on('o.status', 'not in', ['rejected', 'cancelled']),
    )
    .select((eb) => ['i.id', 'i.stock', eb.fn.coalesce(eb.fn.sum<number>('o.quantity'), eb.lit(0)).as('held')])
    .groupBy(['i.id', 'i.stock'])
    .execute();
  for (const item of held) {
    expect(item.stock).toBeGreaterThanOrEqual(0);
    expect((item.stock ?? 0) + item.held).toBe(delivered);
  }
};

const beginAnew = async (): Promise<void> => {
  for (const { studentId } of pupils) await giveMoney(world, studentId, { coins: 9, points: 45 });
  delivered += DELIVERY;
  await world.deps.db
    .updateTable('store_items')
    .set((eb) => ({ stock: eb('stock', '+', DELIVERY) }))
    .execute();
};

const MORE_DAYS = often(16, 6);

it('whatever happens, at once or after each other, no money and no stock is lost or made', async () => {
  const done = new Set<string>();
  const missing = () => [...new Set(KINDS)].filter((kind) => !done.has(kind));
  const days = fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 8 }), async (rounds) => {
    await beginAnew();
    for (const { together, hoursLater } of rounds) {
      const known = await readKnown();
      for (const { kind } of await actAtOnce(together, (each) => perform(known, each))) done.add(kind);
      await expectNothingLost();
      world.forward(hoursLater * 3600);
    }
  });
  // What is always refused would prove nothing; chance alone leaves one kind out of many such days now and then.
  for (let more = 0; more < MORE_DAYS && missing().length > 0; more += 1)
    await fc.assert(days, { numRuns: often(15, 40) });
  expect(missing()).toEqual([]);
}, 300_000);

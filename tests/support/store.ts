import { randomUUID } from 'node:crypto';
import type { Insertable, Updateable } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import type { Amounts } from '#domain/ledger/ledger';
import { PENALTY_DAYS, PRICE_INCREASE_PERCENT } from '#domain/penalties/penalty';
import type { Grade } from '#domain/roster/grades';
import { dueAfter } from '#server/calendar/service';
import { moveLines } from '#server/ledger/service';
import type { StoreItems, StoreSettings } from '#server/store/tables';
import type { CheckoutWish } from '#wire/store/pupil';
import type { Agent } from './agent.ts';
import type { World } from './world.ts';

const ITEM = {
  category: 'supermarket',
  name: 'عصير',
  description: 'عصير بارد',
  priceType: 'coins',
  price: 5,
  icon: 'juice',
  gradient: 'gold',
  stock: null,
  specs: '[]',
  permission: 'none',
  place: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const satisfies Insertable<StoreItems>;

/** An item on the shelf. */
export const shelve = async ({ deps }: World, fields: Partial<Insertable<StoreItems>> = {}): Promise<number> => {
  const { id } = await deps.db
    .insertInto('store_items')
    .values({ ...ITEM, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Sells at any hour, unless told otherwise. */
export const openStore = ({ deps }: World, settings: Updateable<StoreSettings> = {}) =>
  deps.db
    .updateTable('store_settings')
    .set({ mode: 'live', hours: '[]', isClosed: 0, ...settings })
    .execute();

/** The same pupil as services are told of them. */
export const actorOf = ({ id, name, grade }: { id: number; name: string; grade: Grade }): PupilActor => ({
  kind: 'pupil',
  sessionId: 0,
  studentId: id,
  name,
  firstName: name,
  grade,
  section: null,
  enteredBy: null,
});

export const giveMoney = ({ deps }: World, studentId: number, { coins = 0, points = 0 }: Partial<Amounts>) =>
  deps.db
    .transaction()
    .execute((trx) =>
      moveLines(trx, deps.clock(), studentId, [
        { studentId, amounts: { coins, points }, reason: 'adjustment', cause: `test:${randomUUID()}` },
      ]),
    );

/** A penalty in force for a week, which raises prices by half. */
export const punish = async ({ deps }: World, studentId: number): Promise<number> => {
  const now = deps.clock();
  const { id } = await deps.db
    .insertInto('student_penalties')
    .values({
      studentId,
      originalPenaltyPercentage: 100,
      priceIncrease: PRICE_INCREASE_PERCENT,
      lateBreakdown: 100,
      absentBreakdown: 0,
      behaviorBreakdown: 0,
      expiresAt: (await dueAfter(deps.db, now, PENALTY_DAYS)).toISOString(),
      createdAt: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const buyer = async (
  world: World,
  { coins = 100, points = 0, ...fields }: Partial<Amounts> & Parameters<World['pupil']>[0] = {},
) => {
  const pupil = await world.pupil(fields);
  await giveMoney(world, pupil.id, { coins, points });
  return pupil;
};

type Line = Partial<CheckoutWish['lines'][number]> & { itemId: number };

export const pay = (agent: Agent, lines: readonly Line[], requestKey: string = randomUUID()) =>
  agent.call('POST /api/student/store/checkout', {
    body: { requestKey, lines: lines.map((line) => ({ quantity: 1, price: 5, priceType: 'coins', ...line })) },
  });

export const purseOf = async ({ deps }: World, studentId: number): Promise<Amounts> => {
  const { points, balance } = await deps.db
    .selectFrom('students')
    .select(['points', 'balance'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow();
  return { coins: balance, points };
};

export const stockOf = async ({ deps }: World, itemId: number): Promise<number | null> => {
  const { stock } = await deps.db
    .selectFrom('store_items')
    .select('stock')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return stock;
};

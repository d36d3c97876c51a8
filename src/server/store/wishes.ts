import { sql } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { paidBy } from './orders-queries.ts';
import { readShelfItem } from './queries.ts';

/** None while it is hidden, nor once the pupil has it; an order that came to nothing brings the wish back. */
const readWish = prepared(
  (executor, { studentId }: { studentId: number }) =>
    executor
      .selectFrom('store_wishes as w')
      .innerJoin('store_items as i', 'i.id', 'w.itemId')
      .select(['i.id', 'i.name', 'i.category', 'i.priceType', 'i.price'])
      .where('w.studentId', '=', studentId)
      .where('i.hidden', '=', sql.lit(0))
      .where((eb) =>
        eb.not(
          eb.exists(
            paidBy(executor, studentId, sql.ref<number>('w.itemId'))
              .select('o.id')
              .where('o.createdAt', '>=', sql.ref<string>('w.wishedAt')),
          ),
        ),
      ),
  { atMostOneRow: true, remember: 'wish of a pupil' },
);

export const wishOf = async (executor: Executor, studentId: number) =>
  (await readWish(executor, { studentId })).rows[0] ?? null;

/** One at a time; nothing takes it away. The same again changes nothing. */
export const makeWish = async (
  deps: Deps,
  { studentId }: PupilActor,
  itemId: number | null,
): Promise<number | null> => {
  await deps.db.transaction().execute(async (trx) => {
    if ((await wishOf(trx, studentId))?.id === itemId) return;
    await trx.deleteFrom('store_wishes').where('studentId', '=', studentId).execute();
    if (itemId === null) return;
    if ((await readShelfItem(trx, { studentId, itemId })).rows.length === 0) throw new Refusal('store_item_not_found');
    const wish = { studentId, itemId, wishedAt: deps.clock().toISOString() };
    await trx
      .insertInto('store_wishes')
      .values(wish)
      .onConflict((oc) => oc.column('studentId').doUpdateSet(wish))
      .execute();
  });
  deps.live.tell({ students: [studentId] }, 'home');
  return itemId;
};

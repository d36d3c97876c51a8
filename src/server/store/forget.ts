import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { countChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { forgetPicks } from '#server/privileges/service';
import { holdOrder, updateOrder, WAITS } from './orders-queries.ts';
import { giveBack } from './payments.ts';

const ordersOf = (trx: Executor, studentId: number) =>
  trx.selectFrom('store_shares').select('orderId').where('studentId', '=', studentId);

/** What is not handed out yet is called off: whoever paid with them has it back, and so has the shelf. */
const callOff = async (trx: Executor, deps: Deps, studentId: number): Promise<void> => {
  const now = deps.clock();
  const open = await trx
    .selectFrom('store_orders as o')
    .select('o.id')
    .where(WAITS)
    .where('o.id', 'in', ordersOf(trx, studentId))
    .orderBy('o.id')
    .execute();
  for (const { id } of open) {
    const held = await holdOrder(trx, id);
    if (!held) continue;
    await updateOrder(trx, id, { status: 'cancelled', closedAt: now.toISOString() });
    await giveBack(trx, now, held);
  }
};

/**
 * Orders that others paid for as well stay, with nobody's name on this pupil's part. Their own go, with what they paid.
 */
export const forgetInOrders = async (trx: Executor, deps: Deps, studentId: number): Promise<number> => {
  await callOff(trx, deps, studentId);
  const shared = trx
    .selectFrom('store_shares')
    .select('orderId')
    .where('orderId', 'in', ordersOf(trx, studentId))
    .where('studentId', '<>', studentId);
  const nobody = { studentId: FORMER_STUDENT_ID };
  await forgetPicks(trx, studentId, shared.$asScalar());
  return countChanged(
    trx.updateTable('store_orders').set(nobody).where('studentId', '=', studentId).where('id', 'in', shared),
  );
};

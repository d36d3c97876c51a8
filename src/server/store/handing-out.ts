import type { StaffActor } from '#domain/access/actors';
import { beforeDelivery, mayUndoDelivery, UNDELIVERED, type Undelivered } from '#domain/store/orders';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withdrawGranted } from '#server/privileges/service';
import { decideOnce, NOBODY, readOrder, readStaffOrder, type StaffOrders, withPayers } from './orders.ts';
import * as queries from './orders-queries.ts';
import { tellOfOrders } from './payments.ts';

/** Whatever else goes wrong ends the whole. */
const whyNot = (error: unknown): Undelivered => {
  const code = error instanceof Refusal && UNDELIVERED.find((each) => each === error.code);
  if (!code) throw error;
  return code;
};

/** One by one in one transaction: what cannot be handed out says why and holds up nothing else. */
export const deliverOrders = async (
  deps: Deps,
  staff: StaffActor,
  wishes: readonly { readonly id: number; readonly permissionReceived: boolean }[],
) => {
  // In one order everywhere, so that two at the same counter cannot wait for each other.
  const sorted = new Map(wishes.toSorted((a, b) => a.id - b.id).map((wish) => [wish.id, wish]));
  const { orders, refused, news } = await deps.db.transaction().execute(async (trx) => {
    const happened: NonNullable<Awaited<ReturnType<typeof decideOnce>>>[] = [];
    const left: { id: number; code: Undelivered }[] = [];
    for (const { id, permissionReceived } of sorted.values()) {
      const decision = { action: 'deliver', status: 'delivered', permissionReceived } as const;
      try {
        const done = await decideOnce(trx, deps, staff, id, decision);
        if (done) happened.push(done);
      } catch (error) {
        left.push({ id, code: whyNot(error) });
      }
    }
    const rows = await queries.listForStaffById(trx, [...sorted.keys()]);
    return { orders: await withPayers(trx, rows), refused: left, news: happened };
  });
  const students = [...new Set(orders.payers.map((payer) => payer.studentId))];
  if (news.length > 0) tellOfOrders(deps, { ...NOBODY, students });
  const granted = news.filter((each) => each.isPrivilege).map((each) => each.buyer);
  if (granted.length > 0) deps.live.tell({ students: granted }, 'privileges');
  return { orders, refused };
};

const undoOnce = async (trx: Executor, deps: Deps, staff: StaffActor, id: number) => {
  const now = deps.clock();
  if (!(await queries.holdOrder(trx, id))) throw new Refusal('order_not_found');
  const row = await readOrder(trx, id);
  const status = beforeDelivery(row.approvedAt);
  if (row.status === status) return false;
  if (row.status !== 'delivered' || row.closedAt === null) throw new Refusal('order_final');
  if (!mayUndoDelivery(row.closedAt, now)) throw new Refusal('order_delivery_old');
  if (!(await withdrawGranted(trx, id))) throw new Refusal('order_delivery_used');
  const decidedBy = status === 'approved' ? staff.staffId : null;
  await queries.updateOrder(trx, id, { status, decidedBy, closedAt: null });
  await logAdminAction(trx, now, {
    actor: staff,
    action: 'order_delivery_undone',
    ...about('store_orders', id, row.studentName),
    details: { item: row.itemName, quantity: row.quantity },
  });
  return true;
};

/** Neither money nor stock moved with the delivery, so neither moves back. A second time answers the same. */
export const undoDelivery = async (deps: Deps, staff: StaffActor, id: number): Promise<StaffOrders> => {
  const { answer, isUndone } = await deps.db.transaction().execute(async (trx) => {
    const undone = await undoOnce(trx, deps, staff, id);
    return { answer: await readStaffOrder(trx, id), isUndone: undone };
  });
  if (isUndone) {
    const students = answer.payers.map((payer) => payer.studentId);
    tellOfOrders(deps, { ...NOBODY, students });
    deps.live.tell({ students }, 'privileges');
  }
  return answer;
};

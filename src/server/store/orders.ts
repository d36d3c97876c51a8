import type { StaffActor } from '#domain/access/actors';
import { afterAction } from '#domain/store/orders';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import { grantPrivilege } from '#server/privileges/service';
import * as queries from './orders-queries.ts';
import { giveBack, tellOfOrders } from './payments.ts';

export type StaffOrders = Awaited<ReturnType<typeof withPayers>>;

export const withPayers = async (executor: Executor, rows: readonly queries.StaffOrderRow[]) => ({
  rows,
  payers: await queries.listPayers(
    executor,
    rows.map((row) => row.id),
  ),
});

const PAGE = 50;

export const listOrders = async (deps: Deps, filter: queries.OrderFilter) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) => queries.listForStaff(deps.db, filter, limit));
  return { orders: await withPayers(deps.db, rows), pending: await queries.countPending(deps.db), nextBefore };
};

export const listToHandOut = async (deps: Deps, wanted: ClassFilter): Promise<StaffOrders> =>
  withPayers(deps.db, await queries.listToHandOut(deps.db, wanted));

export const readOrder = async (executor: Executor, id: number): Promise<queries.StaffOrderRow> => {
  const row = await queries.findForStaff(executor, id);
  if (!row) throw new Refusal('order_not_found');
  return row;
};

export const readStaffOrder = async (executor: Executor, id: number): Promise<StaffOrders> =>
  withPayers(executor, [await readOrder(executor, id)]);

/** What the teacher does to an order, and what becomes of it. */
interface Decision {
  readonly action: 'approve' | 'deliver' | 'reject';
  readonly status: 'approved' | 'delivered' | 'rejected';
  readonly permissionReceived?: boolean;
  /** Why it is rejected. */
  readonly because?: { readonly reason: string };
}

export const NOBODY = { students: [], paid: [], isStockChanged: false };

/** A bought privilege is the buyer's to book from now on. */
const grantBought = async (trx: Executor, now: Date, order: queries.HeldOrder): Promise<void> => {
  for (let each = 0; each < order.quantity; each += 1)
    await grantPrivilege(trx, now, { studentId: order.studentId, text: order.itemName, orderId: order.id });
};

export const decideOnce = async (trx: Executor, deps: Deps, staff: StaffActor, id: number, decision: Decision) => {
  const now = deps.clock();
  const { action, status, permissionReceived, because } = decision;
  const held = await queries.holdOrder(trx, id);
  if (!held) throw new Refusal('order_not_found');
  const row = await readOrder(trx, id);
  if (row.status === status) return null;
  if (afterAction(row.status, action) !== status) throw new Refusal('order_final');
  if (status === 'delivered' && row.permission !== 'none' && !permissionReceived)
    throw new Refusal('order_permission_missing');
  const at = now.toISOString();
  const reached = status === 'approved' ? { approvedAt: at } : { closedAt: at };
  await queries.updateOrder(trx, id, { status, decidedBy: staff.staffId, ...reached, ...because });
  const isPrivilege = status === 'delivered' && row.category === 'privileges';
  if (isPrivilege) await grantBought(trx, now, held);
  const done = status === 'rejected' ? await giveBack(trx, now, held) : NOBODY;
  await logAdminAction(trx, now, {
    actor: staff,
    action: `order_${status}`,
    tableName: 'store_orders',
    recordId: id,
    subjectName: row.studentName,
    details: { item: row.itemName, quantity: row.quantity, ...because },
  });
  return { ...done, isPrivilege, buyer: row.studentId };
};

/** A second time answers what the first made of it. */
const decide = async (deps: Deps, staff: StaffActor, id: number, decision: Decision): Promise<StaffOrders> => {
  const { answer, news } = await deps.db.transaction().execute(async (trx) => {
    const done = await decideOnce(trx, deps, staff, id, decision);
    return { answer: await readStaffOrder(trx, id), news: done };
  });
  if (news) {
    tellOfOrders(deps, { ...news, students: answer.payers.map((payer) => payer.studentId) });
    if (news.isPrivilege) deps.live.tell({ students: [news.buyer] }, 'privileges');
  }
  return answer;
};

export const approveOrder = (deps: Deps, staff: StaffActor, id: number) =>
  decide(deps, staff, id, { action: 'approve', status: 'approved' });

export const deliverOrder = (deps: Deps, staff: StaffActor, id: number, permissionReceived: boolean) =>
  decide(deps, staff, id, { action: 'deliver', status: 'delivered', permissionReceived });

/** More than a school sells in a year. */
const EXPORT_LIMIT = 10_000;

export const exportOrders = async (deps: Deps, staff: StaffActor, filter: queries.OrderFilter) => {
  const rows = await queries.listForStaff(deps.db, filter, EXPORT_LIMIT);
  await logAdminAction(deps.db, deps.clock(), {
    actor: staff,
    action: 'orders_exported',
    ...about('store_orders', null),
    details: { orders: rows.length },
  });
  return withPayers(deps.db, rows);
};

export const rejectOrder = (deps: Deps, staff: StaffActor, id: number, reason: string) =>
  decide(deps, staff, id, { action: 'reject', status: 'rejected', because: { reason } });

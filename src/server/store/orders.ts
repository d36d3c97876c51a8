import type { StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { afterAction, type OrderStatus } from '#domain/store/orders';
import type { AuditAction } from '#domain/vocabulary';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import { grantPrivilege } from '#server/privileges/service';
import { giveBack } from './give-back.ts';
import { tellOfOrders } from './news.ts';
import * as queries from './orders-queries.ts';

export interface StaffOrders {
  readonly rows: readonly queries.StaffOrderRow[];
  readonly payers: readonly queries.PayerRow[];
}

const withPayers = async (executor: Executor, rows: readonly queries.StaffOrderRow[]): Promise<StaffOrders> => ({
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

export const listToHandOut = async (deps: Deps, grade: Grade | undefined): Promise<StaffOrders> =>
  withPayers(deps.db, await queries.listToHandOut(deps.db, grade));

const readOrder = async (executor: Executor, id: number): Promise<queries.StaffOrderRow> => {
  const row = await queries.findForStaff(executor, id);
  if (!row) throw new Refusal('order_not_found');
  return row;
};

export const readStaffOrder = async (executor: Executor, id: number): Promise<StaffOrders> =>
  withPayers(executor, [await readOrder(executor, id)]);

/** What a decision does besides the new status, and what its audit line says. */
interface Decision {
  readonly action: 'approve' | 'deliver' | 'reject';
  readonly audit: AuditAction;
  readonly change: (at: string) => Parameters<typeof queries.setStatus>[3];
  readonly details?: Record<string, unknown>;
  readonly check?: (row: queries.StaffOrderRow) => void;
}

const NOBODY = { students: [], paid: [], isStockChanged: false };

/** A bought privilege is the buyer's to book from now on. */
const grantBought = async (trx: Executor, now: Date, order: queries.HeldOrder): Promise<void> => {
  for (let each = 0; each < order.quantity; each += 1)
    await grantPrivilege(trx, now, { studentId: order.student_id, text: order.item_name });
};

const REACHED: Readonly<Record<Decision['action'], OrderStatus>> = {
  approve: 'approved',
  deliver: 'delivered',
  reject: 'rejected',
};

const decideOnce = async (trx: Executor, deps: Deps, staff: StaffActor, id: number, decision: Decision) => {
  const now = deps.clock();
  const held = await queries.holdOrder(trx, id);
  if (!held) throw new Refusal('order_not_found');
  const row = await readOrder(trx, id);
  if (row.status === REACHED[decision.action]) return null;
  const status = afterAction(row.status, decision.action);
  if (!status) throw new Refusal('order_final');
  decision.check?.(row);
  await queries.setStatus(trx, id, status, { decided_by: staff.staffId, ...decision.change(now.toISOString()) });
  const isPrivilege = status === 'delivered' && row.category === 'privileges';
  if (isPrivilege) await grantBought(trx, now, held);
  const done = status === 'rejected' ? await giveBack(trx, deps, now, held) : NOBODY;
  await logAdminAction(trx, now, {
    actor: staff,
    action: decision.audit,
    tableName: 'store_orders',
    recordId: id,
    subjectName: row.student_name,
    details: { item: row.item_name, quantity: row.quantity, ...decision.details },
  });
  return { ...done, isPrivilege, buyer: row.student_id };
};

/** A second time answers what the first made of it. */
const decide = async (deps: Deps, staff: StaffActor, id: number, decision: Decision): Promise<StaffOrders> => {
  const { answer, news } = await deps.db.transaction().execute(async (trx) => {
    const done = await decideOnce(trx, deps, staff, id, decision);
    return { answer: await readStaffOrder(trx, id), news: done };
  });
  if (news) {
    tellOfOrders(deps, { ...news, students: answer.payers.map((payer) => payer.student_id) });
    if (news.isPrivilege) deps.live.tell({ students: [news.buyer] }, 'privileges');
  }
  return answer;
};

export const approveOrder = (deps: Deps, staff: StaffActor, id: number) =>
  decide(deps, staff, id, {
    action: 'approve',
    audit: 'order_approved',
    change: (approved_at) => ({ approved_at }),
  });

export const deliverOrder = (deps: Deps, staff: StaffActor, id: number, permissionReceived: boolean) =>
  decide(deps, staff, id, {
    action: 'deliver',
    audit: 'order_delivered',
    change: (closed_at) => ({ closed_at }),
    check: ({ permission }) => {
      if (permission !== 'none' && !permissionReceived) throw new Refusal('order_permission_missing');
    },
  });

export const rejectOrder = (deps: Deps, staff: StaffActor, id: number, reason: string) =>
  decide(deps, staff, id, {
    action: 'reject',
    audit: 'order_rejected',
    change: (closed_at) => ({ closed_at, reason }),
    details: { reason },
  });

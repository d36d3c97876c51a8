import type { StaffActor } from '#domain/access/actors';
import {
  afterAction,
  beforeDelivery,
  mayUndoDelivery,
  type OrderAction,
  UNDELIVERED,
  type Undelivered,
} from '#domain/store/orders';
import { sumOf } from '#domain/store/payment';
import { about, logAct } from '#server/platform/audit';
import { toCsv } from '#server/platform/csv';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import { grantPrivilege, withdrawGranted } from '#server/privileges/service';
import { formatMoment } from '#strings/dates';
import { orderColumns, orderStatusNames } from '#strings/store/staff';
import { gradeNames } from '#strings/widgets';
import type { BodyOf } from '#wire/contract';
import * as queries from './orders-queries.ts';
import { giveBack, type Happened, tellOfOrders } from './payments.ts';

type StaffOrder = Awaited<ReturnType<typeof withPayers>>[number];

const withPayers = async (executor: Executor, rows: readonly queries.StaffOrderRow[]) => {
  const payers = new Map(rows.map(({ id }) => [id, [] as queries.PayerRow[]]));
  // An export has all orders of a school.
  await inChunks([...payers.keys()], async (ids) => {
    for (const payer of await queries.listPayers(executor, ids)) payers.get(payer.orderId)?.push(payer);
  });
  return rows.map((row) => ({ shares: payers.get(row.id) ?? [], ...row }));
};

const PAGE = 50;

export const listOrders = async (deps: Deps, filter: queries.OrderFilter) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) => queries.listForStaff(deps.db, filter, limit));
  return { orders: await withPayers(deps.db, rows), pending: await queries.countPending(deps.db), nextBefore };
};

export const listToHandOut = async (deps: Deps, wanted: ClassFilter) => ({
  orders: await withPayers(deps.db, await queries.listToHandOut(deps.db, wanted)),
});

/** More than a school sells in all its years. */
const EXPORT_LIMIT = 100_000;

/** A line for each order, as the counter says it; numbers as a spreadsheet reads them. */
export const exportOrders = async (deps: Deps, staff: StaffActor, filter: queries.OrderFilter): Promise<string> => {
  const rows = await queries.listForStaff(deps.db, filter, EXPORT_LIMIT);
  await logAct(deps.db, deps.clock(), staff, 'orders_exported', about('store_orders', null), {
    details: { orders: rows.length },
  });
  return toCsv([
    Object.values(orderColumns),
    ...(await withPayers(deps.db, rows)).map(({ shares, ...order }) => {
      const { coins, points } = sumOf(shares);
      return [
        ...[String(order.id), shares.map(({ name }) => name).join('، '), gradeNames[order.grade]],
        ...[order.itemName, String(order.quantity), String(coins), String(points)],
        ...[orderStatusNames[order.status], order.reason ?? '', order.decidedBy ?? '', formatMoment(order.createdAt)],
      ];
    }),
  ]);
};

const readOrder = async (executor: Executor, id: number): Promise<queries.StaffOrderRow> => {
  const [row] = await queries.listForStaffById(executor, [id]);
  if (!row) throw new Refusal('order_not_found');
  return row;
};

/** Of the buyer's share. */
export const readStaffSlip = async ({ db }: Deps, id: number) => {
  const row = await readOrder(db, id);
  const [buyer, ...partners] = await queries.listPayers(db, [id]);
  return {
    orderId: id,
    unitPrice: buyer?.unitPrice ?? row.itemPrice,
    partners: partners.map(({ name }) => name),
    ...row,
  };
};

/** What is told after the commit. Who pays for the orders hears of them in any case. */
interface News extends Omit<Happened, 'students'> {
  /** Whose privileges are not what they were. */
  readonly privilegesOf: readonly number[];
}

const NO_MONEY = { paid: [], isStockChanged: false };

/** Answers the orders as they stand after it. Where nothing was left to do nobody is told. */
const change = async (deps: Deps, ids: readonly number[], act: (trx: Executor) => Promise<News | null>) => {
  const { orders, news } = await deps.db.transaction().execute(async (trx) => {
    const done = await act(trx);
    return { orders: await withPayers(trx, await queries.listForStaffById(trx, ids)), news: done };
  });
  if (news) {
    const students = new Set(orders.flatMap(({ shares }) => shares.map(({ studentId }) => studentId)));
    tellOfOrders(deps, { ...news, students: [...students] });
    if (news.privilegesOf.length > 0) deps.live.tell({ students: news.privilegesOf }, 'privileges');
  }
  return orders;
};

/** What the teacher does to an order, and what becomes of it. */
interface Decision {
  readonly action: Extract<OrderAction, 'approve' | 'deliver' | 'reject'>;
  readonly status: 'approved' | 'delivered' | 'rejected';
  readonly permissionReceived?: boolean;
  /** Why it is rejected. */
  readonly because?: { readonly reason: string };
}

/** A bought privilege is the buyer's to book from now on. */
const grantBought = async (trx: Executor, now: Date, order: queries.HeldOrder): Promise<void> => {
  for (let each = 0; each < order.quantity; each += 1)
    await grantPrivilege(trx, now, { studentId: order.studentId, text: order.itemName, orderId: order.id });
};

const decideOnce = async (trx: Executor, deps: Deps, staff: StaffActor, id: number, decision: Decision) => {
  const now = deps.clock();
  const { action, status, permissionReceived, because } = decision;
  const held = orRefuse(await queries.holdOrder(trx, id), 'order_not_found');
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
  const done = status === 'rejected' ? await giveBack(trx, now, held) : NO_MONEY;
  await logAct(trx, now, staff, `order_${status}`, about('store_orders', id, row.studentName), {
    details: { item: row.itemName, quantity: row.quantity, ...because },
  });
  return { ...done, privilegesOf: isPrivilege ? [row.studentId] : [] };
};

/** A second time answers what the first made of it. */
const decide = async (deps: Deps, staff: StaffActor, id: number, decision: Decision): Promise<StaffOrder> => {
  const [order] = await change(deps, [id], (trx) => decideOnce(trx, deps, staff, id, decision));
  return order as StaffOrder;
};

export const approveOrder = (deps: Deps, staff: StaffActor, id: number) =>
  decide(deps, staff, id, { action: 'approve', status: 'approved' });

export const deliverOrder = (deps: Deps, staff: StaffActor, id: number, permissionReceived: boolean) =>
  decide(deps, staff, id, { action: 'deliver', status: 'delivered', permissionReceived });

export const rejectOrder = (deps: Deps, staff: StaffActor, id: number, reason: string) =>
  decide(deps, staff, id, { action: 'reject', status: 'rejected', because: { reason } });

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
  { orders: wishes }: BodyOf<'POST /api/admin/store/orders/deliver'>,
) => {
  // In one order everywhere, so that two at the same counter cannot wait for each other.
  const sorted = new Map(wishes.toSorted((a, b) => a.id - b.id).map((wish) => [wish.id, wish]));
  const refused: { id: number; code: Undelivered }[] = [];
  const orders = await change(deps, [...sorted.keys()], async (trx) => {
    const done: (News | null)[] = [];
    for (const { id, permissionReceived } of sorted.values()) {
      const decision = { action: 'deliver', status: 'delivered', permissionReceived } as const;
      try {
        done.push(await decideOnce(trx, deps, staff, id, decision));
      } catch (error) {
        refused.push({ id, code: whyNot(error) });
      }
    }
    const news = done.filter((each) => each !== null);
    return news.length > 0 ? { ...NO_MONEY, privilegesOf: news.flatMap((each) => each.privilegesOf) } : null;
  });
  return { orders, refused };
};

const undoOnce = async (trx: Executor, deps: Deps, staff: StaffActor, id: number): Promise<News | null> => {
  const now = deps.clock();
  if (!(await queries.holdOrder(trx, id))) throw new Refusal('order_not_found');
  const row = await readOrder(trx, id);
  const status = beforeDelivery(row.approvedAt);
  if (row.status === status) return null;
  if (row.status !== 'delivered' || row.closedAt === null) throw new Refusal('order_final');
  if (!mayUndoDelivery(row.closedAt, now)) throw new Refusal('order_delivery_old');
  if (!(await withdrawGranted(trx, id))) throw new Refusal('order_delivery_used');
  const decidedBy = status === 'approved' ? staff.staffId : null;
  await queries.updateOrder(trx, id, { status, decidedBy, closedAt: null });
  await logAct(trx, now, staff, 'order_delivery_undone', about('store_orders', id, row.studentName), {
    details: { item: row.itemName, quantity: row.quantity },
  });
  return { ...NO_MONEY, privilegesOf: [row.studentId] };
};

/** Neither money nor stock moved with the delivery, so neither moves back. A second time answers the same. */
export const undoDelivery = async (deps: Deps, staff: StaffActor, id: number): Promise<StaffOrder> => {
  const [order] = await change(deps, [id], (trx) => undoOnce(trx, deps, staff, id));
  return order as StaffOrder;
};

import type { StaffActor } from '#domain/access/actors';
import type { Amounts } from '#domain/ledger/ledger';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import * as queries from './queries.ts';

/** How what pupils paid for a privilege goes back. Whoever sells privileges knows them, so its manifest hands this over. */
export interface Refunds {
  /** What goes back, to all who paid, where one privilege of an order is rejected; by the order. */
  list(executor: Executor, orderIds: readonly number[]): Promise<ReadonlyMap<number, Amounts>>;
  /** Within the rejection; answers what is to be told after its commit. */
  pay(trx: Executor, deps: Deps, now: Date, rejection: Rejection): Promise<() => void>;
}

export interface Rejection {
  readonly pickId: number;
  readonly orderId: number;
  readonly staffId: number;
  readonly reason: string;
}

const PAGE = 50;

/** Each with what its rejection would give back; null for what nobody paid, or what is decided. */
const withRefunds = async (executor: Executor, refunds: Refunds, rows: readonly queries.PickRow[]) => {
  const orderOf = ({ isProcessed, orderId }: queries.PickRow) => (isProcessed === 0 ? orderId : null);
  const prices = await refunds.list(
    executor,
    rows.flatMap((row) => orderOf(row) ?? []),
  );
  return rows.map((row) => ({ ...row, refund: prices.get(orderOf(row) ?? 0) ?? null }));
};

type ProcessedPick = Awaited<ReturnType<typeof withRefunds>>[number];

export const listPicks = async (deps: Deps, refunds: Refunds, filter: queries.PickFilter) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) => queries.listPicks(deps.db, filter, limit));
  return {
    rows: await withRefunds(deps.db, refunds, rows),
    nextBefore,
    waiting: (await queries.countWaiting(deps.db)).count,
  };
};

/** A comment is what makes it a rejection (D-27); one that was paid is given back with it. */
const decide = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  rejection: { readonly comment: string; readonly refunds: Refunds } | null,
): Promise<ProcessedPick> => {
  const comment = rejection?.comment ?? null;
  const { pick, tell } = await deps.db.transaction().execute(async (trx) => {
    const found = await queries.readPick(trx, id);
    const now = deps.clock();
    const decision = { processedAt: now.toISOString(), processedBy: staff.staffId, teacherComment: comment };
    if (!(await queries.processPick(trx, id, decision))) throw new Refusal('privilege_not_waiting');
    await logAdminAction(trx, now, {
      actor: staff,
      action: comment === null ? 'privilege_done' : 'privilege_rejected',
      ...about('surprise_picks', id, found.studentName),
      details: { privilege: found.surpriseMessage, comment },
    });
    const { orderId } = found;
    const paid = rejection && orderId !== null && { pickId: id, orderId, staffId: staff.staffId };
    return {
      tell: paid ? await rejection.refunds.pay(trx, deps, now, { ...paid, reason: rejection.comment }) : null,
      pick: await queries.readPick(trx, id),
    };
  });
  deps.live.tellBoth({ students: [pick.studentId] }, 'privileges');
  tell?.();
  return { ...pick, refund: null };
};

export const markDone = (deps: Deps, staff: StaffActor, id: number) => decide(deps, staff, id, null);
export const rejectPick = (deps: Deps, refunds: Refunds, staff: StaffActor, id: number, comment: string) =>
  decide(deps, staff, id, { comment, refunds });

import { DEMO_STUDENT_ID, FORMER_STUDENT_ID, type StaffActor } from '#domain/access/actors';
import { keptSince, RETENTION_KINDS, type Retention, type RetentionKind, retentionOf } from '#domain/privacy/retention';
import { checkAudit, forgetLinesBefore, holdChain, linesBefore } from '#server/audit/service';
import { forgetMessagesBefore, messagesBefore } from '#server/messages/service';
import { about, logAct } from '#server/platform/audit';
import { countRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { forgetRequestsBefore, requestsBefore } from '#server/reports/service';
import type { BodyOf } from '#wire/contract';
import { eraseForgotten } from './erase.ts';

export const readRetention = async (executor: Executor) => {
  const rows = await executor.selectFrom('retention_settings').selectAll().execute();
  const saved = Object.fromEntries(rows.map(({ kind, days }) => [kind, days]));
  return { days: retentionOf(saved), isInForce: rows.length > 0 };
};

const leftBefore = (executor: Executor, at: string) =>
  executor
    .selectFrom('students')
    .where('archivedAt', '<', at)
    .where('id', 'not in', [DEMO_STUDENT_ID, FORMER_STUDENT_ID]);

const BEFORE = { left: leftBefore, messages: messagesBefore, requests: requestsBefore, audit: linesBefore };

/** How much had its time. */
export const countDue = async (executor: Executor, days: Retention, now: Date) => {
  const counts = { left: 0, messages: 0, requests: 0, audit: 0 } satisfies Record<RetentionKind, number>;
  for (const kind of RETENTION_KINDS) {
    const due = BEFORE[kind](executor, keptSince(days[kind], now)) as ReturnType<typeof linesBefore>;
    counts[kind] = await countRows(due);
  }
  return counts;
};

/** From now on it is carried out; what goes by it was on the screen. */
export const saveRetention = (deps: Deps, staff: StaffActor, { days, expected }: BodyOf<'PUT /api/admin/retention'>) =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const due = await countDue(trx, days, now);
    if (RETENTION_KINDS.some((kind) => due[kind] !== expected[kind])) throw new Refusal('retention_counts_changed');
    const before = await readRetention(trx);
    await trx.deleteFrom('retention_settings').execute();
    await trx
      .insertInto('retention_settings')
      .values(RETENTION_KINDS.map((kind) => ({ kind, days: days[kind] })))
      .execute();
    await logAct(trx, now, staff, 'retention_changed', about('retention_settings', null), {
      ...(before.isInForce && { before: { ...before.days } }),
      after: { ...days },
    });
  });

/** So many leave at once: for each the log is read, and the next hour comes. */
const LEAVERS_AT_ONCE = 20;
/** The log goes a month at a time: each time it is checked from its first line. */
const MONTH_DAYS = 30;

const letGo = async (deps: Deps, days: Retention) => {
  const now = deps.clock();
  const since = (kind: RetentionKind) => keptSince(days[kind], now);
  const month = await linesBefore(deps.db, keptSince(days.audit + MONTH_DAYS, now))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  const mayLinesGo = month !== undefined && (await checkAudit(deps.db, deps.secrets.auditMac)).problem === null;
  return deps.db.transaction().execute(async (trx) => {
    await holdChain(trx, deps);
    const messages = await forgetMessagesBefore(trx, since('messages'));
    const requests = await forgetRequestsBefore(trx, since('requests'));
    const gone = {
      messages,
      requests,
      audit: mayLinesGo ? await forgetLinesBefore(trx, deps, since('audit')) : 0,
    };
    if (Object.values(gone).some((count) => count > 0))
      await logAct(trx, now, null, 'retention_carried_out', about('retention_settings', null), { details: gone });
    return gone;
  });
};

/** Every hour, once an admin has said how long: what had its time goes. */
export const carryOutRetention = async (deps: Deps): Promise<void> => {
  const { days, isInForce } = await readRetention(deps.db);
  if (!isInForce) return;
  const due = await countDue(deps.db, days, deps.clock());
  if (Object.values(due).every((count) => count === 0)) return;
  const leavers = await leftBefore(deps.db, keptSince(days.left, deps.clock()))
    .select('id')
    .orderBy('archivedAt')
    .limit(LEAVERS_AT_ONCE)
    .execute();
  for (const { id } of leavers) await eraseForgotten(deps, id);
  await letGo(deps, days);
};

import { setImmediate } from 'node:timers/promises';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type End, NO_LINES, sealOf } from '#domain/audit/chain';
import { forgetInJson, forgetInText, type Known, spellings } from '#domain/privacy/forget';
import { contains } from '#server/platform/db/contains';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';
import * as queries from './chain-queries.ts';
import { checkAudit } from './check.ts';
import type { AuditRow } from './queries.ts';

export interface ToForget extends Known {
  /** Whether somebody else of the same name is there: then a name alone says nothing. */
  readonly hasNamesake: boolean;
  /** Of each table that lines speak of, the ids of their rows, as a query. */
  readonly records: readonly { readonly table: string; readonly ids: Expression<unknown> }[];
  readonly instead: string;
}

const AT_ONCE = 500;

/** Before anything else is locked: whoever seals holds nothing but this. */
export const holdChain = (trx: Executor, { engine }: Deps): Promise<void> => takeTurns(trx, engine, 'audit-chain');

const TEXTS = ['subjectName', 'actorName', 'details', 'before', 'after'] as const;

const isOwnRecord = ({ records }: ToForget) =>
  sql<SqlBool>`(${sql.join(
    records.map(({ table, ids }) => sql`(table_name = ${table} and record_id in (${ids}))`),
    sql` or `,
  )})`;

/** Lines that may say something of them; what exactly is decided line by line. */
const listCandidates = (trx: Executor, who: ToForget) => {
  const marks = [...spellings(who.names), String(who.studentId), ...who.loginIds.map(String)];
  return trx
    .selectFrom('audit_log')
    .selectAll()
    .select(isOwnRecord(who).as('isOwn'))
    .where((eb) => eb.or([isOwnRecord(who), ...TEXTS.flatMap((column) => marks.map((mark) => contains(column, mark)))]))
    .orderBy('id')
    .execute();
};

type Scrubbed = Pick<AuditRow, 'actorName' | 'recordId' | 'subjectName' | 'details' | 'before' | 'after'>;

/** Who did it, when, and what it was stay; of whom, and everything said of them, goes. */
const scrub = (row: AuditRow & { isOwn: unknown }, who: ToForget): Scrubbed => {
  const names = spellings(who.names);
  const isNamed = row.subjectName !== null && names.includes(row.subjectName);
  const actorName = row.staffId === null && names.includes(row.actorName) ? who.instead : row.actorName;
  if (row.isOwn || (isNamed && !who.hasNamesake))
    return { actorName, recordId: null, subjectName: who.instead, details: null, before: null, after: null };
  const known = who.hasNamesake ? { ...who, names: [] } : who;
  const inJson = (text: string | null) =>
    text === null ? null : JSON.stringify(forgetInJson(JSON.parse(text), known, who.instead));
  return {
    actorName,
    recordId: row.recordId,
    subjectName: row.subjectName === null ? null : forgetInText(row.subjectName, known, who.instead),
    details: inJson(row.details),
    before: inJson(row.before),
    after: inJson(row.after),
  };
};

const isSame = (row: AuditRow, scrubbed: Scrubbed): boolean =>
  Object.entries(scrubbed).every(([column, value]) => row[column as keyof Scrubbed] === value);

/** Makes every mac from that line on anew. Others have their turn in between: a school of ten years has many. */
const reseal = async (trx: Executor, { secrets: { auditMac } }: Deps, from: number): Promise<void> => {
  const before = await trx
    .selectFrom('audit_log')
    .select('mac')
    .where('seq', '=', from - 1)
    .executeTakeFirst();
  let end: End = from === 1 ? NO_LINES : { lines: from - 1, mac: before?.mac ?? '' };
  for (;;) {
    const lines = await queries.listSealed(trx, { seq: end.lines + 1, id: 0 }, AT_ONCE);
    if (lines.length === 0) break;
    end = await queries.writeSeals(trx, auditMac, end, lines);
    await setImmediate();
  }
  await queries.writeEnd(trx, { ...end, seal: sealOf(auditMac, end) });
};

/**
 * Lets the lines from before that go, and seals the rest anew from the first. Not of a chain that does not fit: what was
 * done to it can still be found out.
 */
export const forgetLinesBefore = async (trx: Executor, deps: Deps, at: string): Promise<number> => {
  if ((await checkAudit(trx, deps.secrets.auditMac)).problem !== null) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('audit_log')
    .where('at', '<', at)
    .where('seq', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await reseal(trx, deps, 1);
  return Number(numDeletedRows);
};

/**
 * Takes somebody out of the log and seals it anew from the first line that changed. A chain that did not fit before is left
 * as it is: a new seal would hide what was done to it.
 */
export const forgetInAudit = async (trx: Executor, deps: Deps, who: ToForget) => {
  const rows = await listCandidates(trx, who);
  const changed = rows.flatMap((row) => {
    const scrubbed = scrub(row, who);
    return isSame(row, scrubbed) ? [] : [{ id: row.id, seq: row.seq, scrubbed }];
  });
  const seqs = changed.flatMap(({ seq }) => seq ?? []);
  const isWhole = seqs.length > 0 && (await checkAudit(trx, deps.secrets.auditMac)).problem === null;
  for (const { id, scrubbed } of changed)
    await trx.updateTable('audit_log').set(scrubbed).where('id', '=', id).execute();
  const from = isWhole ? seqs.reduce((least, seq) => Math.min(least, seq)) : null;
  if (from !== null) await reseal(trx, deps, from);
  return { lines: changed.length, resealedFrom: from };
};

export const linesBefore = (executor: Executor, at: string) =>
  executor.selectFrom('audit_log').where('at', '<', at).where('seq', 'is not', null);

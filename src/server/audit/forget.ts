import { setImmediate } from 'node:timers/promises';
import { type Expression, type SqlBool, sql } from 'kysely';
import { after, type Mac, rewriting, type Sealed, sealOf } from '#domain/audit/chain';
import { forgetInJson, forgetInText, type Known, spellings } from '#domain/privacy/forget';
import { contains } from '#server/platform/db/contains';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';
import * as queries from './chain-queries.ts';
import type { AuditRow } from './queries.ts';

export interface ToForget extends Known {
  /** Whether somebody else of the same name is there: then a name alone says nothing. */
  readonly hasNamesake: boolean;
  /** Of each table that lines speak of, the ids of their rows, as a query. */
  readonly records: readonly { readonly table: string; readonly ids: Expression<unknown> }[];
  readonly instead: string;
}

/** So many lines are looked at before others have their turn: a school of ten years has a million. */
const LOOKED_AT_ONCE = 500;
/** So many of the oldest lines go at once. */
const LET_GO_AT_ONCE = 5000;

/** Before anything else is locked: whoever seals holds nothing but this. */
export const holdChain = (trx: Executor, { engine }: Deps): Promise<void> => takeTurns(trx, engine, 'audit-chain');

const TEXTS = ['subjectName', 'actorName', 'details', 'before', 'after'] as const;

const isOwnRecord = ({ records }: ToForget) =>
  sql<SqlBool>`(${sql.join(
    records.map(({ table, ids }) => sql`(table_name = ${table} and record_id in (${ids}))`),
    sql` or `,
  )})`;

interface Lines {
  readonly after: number;
  readonly upTo: number;
}

/** Lines that may say something of them; what exactly is decided line by line. */
const listCandidates = (executor: Executor, who: ToForget, { after: from, upTo }: Lines) => {
  const marks = [...spellings(who.names), String(who.studentId), ...who.loginIds.map(String)];
  return executor
    .selectFrom('audit_log')
    .selectAll()
    .select(isOwnRecord(who).as('isOwn'))
    .where('id', '>', from)
    .where('id', '<=', upTo)
    .where((eb) => eb.or([isOwnRecord(who), ...TEXTS.flatMap((column) => marks.map((mark) => contains(column, mark)))]))
    .orderBy('id')
    .execute();
};

const newestId = async (executor: Executor): Promise<number> => {
  const { newest } = await executor
    .selectFrom('audit_log')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
};

/** Which lines of a log may say something of them, as far as it goes now. */
export interface FoundLines {
  readonly ids: readonly number[];
  readonly upTo: number;
}

/** Outside a transaction, a few lines at a time: lines do not change, and what is written meanwhile is looked at within it. */
export const findInAudit = async (executor: Executor, who: ToForget): Promise<FoundLines> => {
  const upTo = await newestId(executor);
  const ids: number[] = [];
  for (let from = 0; from < upTo; from += LOOKED_AT_ONCE) {
    const some = { after: from, upTo: Math.min(from + LOOKED_AT_ONCE, upTo) };
    ids.push(...(await listCandidates(executor, who, some)).map(({ id }) => id));
    await setImmediate();
  }
  return { ids, upTo };
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

/**
 * Lets some of the lines from before that go. What the chain was there is written down, so that the rest still fits. Only of
 * a chain that fits: what was done to it can else still be found out.
 */
export const forgetLinesBefore = async (trx: Executor, { secrets: { auditMac } }: Deps, at: string) => {
  const sealed = trx.selectFrom('audit_log').select(['seq', 'mac']).where('seq', 'is not', null).orderBy('seq');
  const first = (await sealed.limit(1).executeTakeFirst())?.seq ?? 1;
  const kept = (await sealed.where('at', '>=', at).limit(1).executeTakeFirst())?.seq ?? Number.MAX_SAFE_INTEGER;
  const last = await sealed
    .where('seq', '<', Math.min(kept, first + LET_GO_AT_ONCE))
    .clearOrderBy()
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return 0;
  const end = { lines: last.seq ?? 0, mac: last.mac ?? '' };
  const { numDeletedRows } = await trx.deleteFrom('audit_log').where('seq', '<=', end.lines).executeTakeFirst();
  await queries.writeBeginning(trx, { ...end, seal: sealOf(auditMac, end, 'beginning') });
  return Number(numDeletedRows);
};

/** What is written of a line: of one that fitted, with the proof that it was changed by whoever has the key. */
const rewritten = (mac: Mac, macs: ReadonlyMap<number, string>, row: AuditRow, scrubbed: Scrubbed) => {
  const before = macs.get((row.seq ?? 0) - 1);
  if (row.seq === null || row.mac === null || before === undefined) return scrubbed;
  const line: Sealed = { ...row, seq: row.seq, mac: row.mac };
  const from = { lines: row.seq - 1, mac: before };
  const changed = { ...line, ...scrubbed, salt: null };
  const isTrue = after(mac, from, line) !== null;
  return { ...scrubbed, salt: null, rewritten: isTrue ? rewriting(mac, from, changed) : null };
};

/**
 * Takes somebody out of the log. Each line that changes keeps its mac, to which the next is chained, and gets a proof of what
 * it says now: nothing else is sealed anew, however long the log is. A line that did not fit before does not fit after.
 */
export const forgetInAudit = async (trx: Executor, deps: Deps, who: ToForget, found: FoundLines): Promise<number> => {
  const rows = await listCandidates(trx, who, { after: found.upTo, upTo: await newestId(trx) });
  await inChunks(found.ids, async (ids) => {
    const query = trx.selectFrom('audit_log').selectAll().select(isOwnRecord(who).as('isOwn'));
    rows.push(...(await query.where('id', 'in', ids).execute()));
  });
  const changed = rows
    .map((row) => ({ row, scrubbed: scrub(row, who) }))
    .filter((each) => !isSame(each.row, each.scrubbed));
  const before = changed.flatMap(({ row: { seq } }) => (seq === null ? [] : [seq - 1]));
  const macs = await queries.readMacs(trx, before);
  for (const { row, scrubbed } of changed)
    await trx
      .updateTable('audit_log')
      .set(rewritten(deps.secrets.auditMac, macs, row, scrubbed))
      .where('id', '=', row.id)
      .execute();
  return changed.length;
};

export const linesBefore = (executor: Executor, at: string) =>
  executor.selectFrom('audit_log').where('at', '<', at).where('seq', 'is not', null);

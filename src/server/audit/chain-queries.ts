import { type Insertable, sql, type Updateable } from 'kysely';
import { type End, link, type Mac, NO_LINES, type Said, type Sealed, sealOf } from '#domain/audit/chain';
import { countRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { prepared } from '#server/platform/db/prepared';
import { refusing } from '#server/platform/errors';
import { newToken } from '#server/platform/secrets';
import { waitingSince } from '#server/platform/waiting';
import type { AuditBreaks } from './tables.ts';

const unsealed = (executor: Executor) => executor.selectFrom('audit_log').where('seq', 'is', null);

/** Asked every second. */
export const findUnsealed = prepared((executor, _: object) => unsealed(executor).select('id').limit(1), {
  atMostOneRow: true,
});

export const listUnsealed = (executor: Executor, limit: number) =>
  unsealed(executor).selectAll().orderBy('id').limit(limit).execute();

export const countUnsealed = (executor: Executor): Promise<number> => countRows(unsealed(executor));

/** Two lines of one number would be somebody's work: neither is passed over. */
export const listSealed = async (executor: Executor, after: Pick<Sealed, 'seq' | 'id'>, limit: number) => {
  const rows = await executor
    .selectFrom('audit_log')
    .selectAll()
    .where('seq', 'is not', null)
    .where('seq', '>=', after.seq)
    .where((eb) => eb.or([eb('seq', '>', after.seq), eb('id', '>', after.id)]))
    .orderBy('seq')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, seq: row.seq ?? 0, mac: row.mac ?? '' }));
};

const SALT_BYTES = 16;

/** Chains these lines to those that end there; answers where the chain ends now. */
export const writeSeals = async (executor: Executor, mac: Mac, from: End, lines: readonly Said[]): Promise<End> => {
  let end = from;
  const rows = lines.map((line) => {
    const salt = newToken(SALT_BYTES);
    end = link(mac, end, { ...line, salt });
    return sql`(cast(${line.id} as integer), cast(${end.lines} as integer), ${end.mac}, ${salt})`;
  });
  await sql`
    update audit_log set seq = made.column2, mac = made.column3, salt = made.column4
    from (values ${sql.join(rows)}) as made where audit_log.id = made.column1`.execute(executor);
  return end;
};

const readPlace = (table: 'audit_end' | 'audit_beginning') => (executor: Executor) =>
  executor.selectFrom(table).select(['lines', 'mac', 'seal']).executeTakeFirst();

const writePlace = (table: 'audit_end' | 'audit_beginning') => (executor: Executor, end: End & { seal: string }) =>
  executor
    .insertInto(table)
    .values({ onlyOne: 1, ...end })
    .onConflict((oc) => oc.column('onlyOne').doUpdateSet(end))
    .execute();

export const readEnd = readPlace('audit_end');
export const writeEnd = writePlace('audit_end');
export const readBeginning = readPlace('audit_beginning');
export const writeBeginning = writePlace('audit_beginning');

/** The macs of the lines with these numbers, and what comes before the first line. */
export const readMacs = async (executor: Executor, seqs: readonly number[]): Promise<Map<number, string>> => {
  const { lines, mac } = (await readBeginning(executor)) ?? NO_LINES;
  const macs = new Map([[lines, mac]]);
  await inChunks(seqs, async (some) => {
    const rows = await executor.selectFrom('audit_log').select(['seq', 'mac']).where('seq', 'in', some).execute();
    for (const row of rows) macs.set(row.seq ?? 0, row.mac ?? '');
  });
  return macs;
};

/** Whether the log has a line in this place, or had one that had its time. */
export const hasHead = async (executor: Executor, mac: Mac, head: End): Promise<boolean> => {
  const beginning = await readBeginning(executor);
  if (beginning && head.lines < beginning.lines) return beginning.seal === sealOf(mac, beginning, 'beginning');
  return (await readMacs(executor, [head.lines])).get(head.lines) === head.mac;
};

/** Undefined where one of its kind waits already. */
export const insertBreak = (executor: Executor, found: Insertable<AuditBreaks>) =>
  executor
    .insertInto('audit_breaks')
    .values(found)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();

const openBreaks = (executor: Executor) => executor.selectFrom('audit_breaks').where('acceptedAt', 'is', null);

export const listBreaks = (executor: Executor) =>
  openBreaks(executor).select(['id', 'foundAt', 'linesLeft', 'linesFound']).orderBy('id').execute();

export const countBreaks = (executor: Executor) =>
  openBreaks(executor).select(waitingSince('foundAt')).executeTakeFirstOrThrow();

export const acceptBreak = (executor: Executor, id: number, accepted: Updateable<AuditBreaks>) =>
  executor
    .updateTable('audit_breaks')
    .set(accepted)
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .returning(['linesLeft', 'linesFound'])
    .executeTakeFirstOrThrow(refusing('audit_break_not_found'));

export const listAccepted = (executor: Executor) =>
  executor.selectFrom('audit_breaks').select(['acceptedAt', 'seal']).where('acceptedAt', 'is not', null).execute();

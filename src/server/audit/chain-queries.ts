import { sql } from 'kysely';
import { type End, link, type Mac, type Said, type Sealed } from '#domain/audit/chain';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';

const unsealed = (executor: Executor) => executor.selectFrom('audit_log').where('seq', 'is', null);

/** Asked every second. */
export const findUnsealed = prepared((executor, _: object) => unsealed(executor).select('id').limit(1), {
  atMostOneRow: true,
});

export const listUnsealed = (executor: Executor, limit: number) =>
  unsealed(executor).selectAll().orderBy('id').limit(limit).execute();

export const countUnsealed = async (executor: Executor): Promise<number> => {
  const { count } = await unsealed(executor)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Two lines of one number would be somebody's work: neither is passed over. */
export const listSealed = async (
  executor: Executor,
  after: Pick<Sealed, 'seq' | 'id'>,
  limit: number,
): Promise<Sealed[]> => {
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

/** Chains these lines to those that end there; answers where the chain ends now. */
export const writeSeals = async (executor: Executor, mac: Mac, from: End, lines: readonly Said[]): Promise<End> => {
  let end = from;
  const rows = lines.map((line) => {
    end = link(mac, end, line);
    return sql`(cast(${line.id} as integer), cast(${end.lines} as integer), ${end.mac})`;
  });
  await sql`
    update audit_log set seq = made.column2, mac = made.column3
    from (values ${sql.join(rows)}) as made where audit_log.id = made.column1`.execute(executor);
  return end;
};

/** When the log may last have been sealed anew: a pupil was taken out of it, or its oldest lines had had their time. */
export const lastResealedAt = async (executor: Executor): Promise<string | null> => {
  const row = await executor
    .selectFrom('audit_log')
    .select('at')
    .where('action', 'in', ['student_erased', 'retention_carried_out'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
};

export const readEnd = (executor: Executor) =>
  executor.selectFrom('audit_end').select(['lines', 'mac', 'seal']).executeTakeFirst();

export const writeEnd = (executor: Executor, end: End & { readonly seal: string }) =>
  executor
    .insertInto('audit_end')
    .values({ onlyOne: 1, ...end })
    .onConflict((oc) => oc.column('onlyOne').doUpdateSet(end))
    .execute();

import { sql } from 'kysely';
import type { Executor } from '../database.ts';

/** The oldest that the tests were run on. */
const OLDEST = 14;

/** In the order of their code points, as SQLite sorts and as a database made with the locale C does. */
const IN_ORDER = ['-', '0', 'B', '_', 'a', 'ا', 'ي', '١'];

const MAKE_IT = "make it with: create database himma template template0 encoding 'UTF8' locale 'C'";

const MOVED = 'himma: moved away';

/** The school stays there, whole; served from there as well, it would be two. */
export const markMoved = async (db: Executor): Promise<void> =>
  void (await sql`comment on table kysely_migration is ${sql.lit(MOVED)}`.execute(db));

interface Told {
  readonly version: number;
  readonly encoding: string;
  readonly schema: string | null;
  readonly mayCreate: boolean | null;
  readonly isOurs: boolean;
  readonly comment: string | null;
  readonly order: string[];
}

const ask = async (db: Executor): Promise<Told> => {
  const { rows } = await sql<Told>`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
      current_schema() as schema, has_schema_privilege(current_schema(), 'create') as "mayCreate",
      to_regclass('kysely_migration') is not null as "isOurs",
      obj_description(to_regclass('kysely_migration'), 'pg_class') as comment,
      (select json_agg(sign order by sign) from json_array_elements_text(${JSON.stringify(IN_ORDER)}::json) as signs (sign))
        as "order"`.execute(db);
  return rows[0] as Told;
};

/** Why a school cannot be kept in this database, and what to do; null where it can. */
export const whyUnfit = async (db: Executor): Promise<string | null> => {
  const { version, encoding, schema, mayCreate, isOurs, comment, order } = await ask(db);
  if (version < OLDEST) return `it is PostgreSQL ${version}: write the address of one from ${OLDEST} on`;
  if (encoding !== 'UTF8') return `it keeps texts as ${encoding} and not as UTF8: ${MAKE_IT}`;
  if (schema === null || !mayCreate) {
    return 'its user may make no tables there: make that user the owner of the database, or write another';
  }
  if (comment === MOVED) return 'the school was moved away from there: write where it was moved to, or leave it out';
  // A school that is in such a one already is served on: only the order of some lists is another.
  if (!isOurs && order.join() !== IN_ORDER.join()) return `it sorts by the words of a language: ${MAKE_IT}`;
  return null;
};

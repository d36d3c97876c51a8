import { type Kysely, sql } from 'kysely';
import type { Engine } from '../database.ts';
import type { Schema } from '../schema.ts';

/**
 * The list of purposes grows with the product and is closed in the code; in the table it would need a new one each time.
 * SQLite drops no constraint, and rebuilding the table would empty the columns that point at it, so its text is edited
 * the way SQLite's own documentation describes.
 */
export const allowMoreFilePurposes = async (db: Kysely<Schema>, engine: Engine): Promise<void> => {
  if (engine === 'postgres') {
    await sql`alter table files drop constraint files_purpose_check`.execute(db);
    return;
  }
  const { rows } = await sql<{ schemaVersion: number }>`pragma schema_version`.execute(db);
  const version = (rows[0]?.schemaVersion ?? 0) + 1;
  await sql`pragma writable_schema = on`.execute(db);
  await sql`update sqlite_schema set sql = replace(sql, ' check (purpose in (''avatar'', ''message''))', '')
    where type = 'table' and name = 'files'`.execute(db);
  await sql`pragma schema_version = ${sql.lit(version)}`.execute(db);
  await sql`pragma writable_schema = off`.execute(db);
};

import { sql } from 'kysely';
import { makeTables } from '#server/migrate';
import { openSqlite } from '#server/platform/db/sqlite';

/** The names of the 49 steps in which the tables were made before there was one schema, in order. */
export const OLD_STEPS = `
  001-access 002-files 003-rewards 004-messages 005-photos 006-penalties 007-privileges 008-store
  009-practice 010-one-ledger-index 011-race 012-card-tokens 013-passwords-asked-again 014-audit-chain
  015-late-answers 016-bought-privileges 017-quran 018-listening 019-recordings 020-tracking 021-drills
  022-exams 023-calendar 024-growth 025-curriculum 026-classroom 027-ways-back 028-glory 029-what-brings-back
  030-race-challenges 031-audit-days 032-taken-back 033-gift-presets 034-one-bank 035-duels 036-open-practice
  037-backups 038-roster-imports 039-privacy 040-guardians 041-invitations 042-session-devices
  043-second-factor 044-school 045-whole-first-names 046-next-above 047-counted-ranks 048-counted-places
  049-section-grids`
  .trim()
  .split(/\s+/u);

const columnsThen = async (): Promise<Map<string, readonly string[]>> => {
  const { db } = openSqlite(':memory:');
  await db.transaction().execute((trx) => makeTables(trx, 'sqlite', OLD_STEPS));
  const { rows } = await sql<{ table: string; column: string }>`
    select t.name as "table", c.name as "column" from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table'`.execute(db);
  await db.destroy();
  return new Map(
    rows.map(({ table }) => [table, rows.filter((row) => row.table === table).map(({ column }) => column)]),
  );
};

/** The lines of a backup of today as those steps would have left them: without what was made since. */
export const asOfOldSteps = async (lines: readonly string[]): Promise<string[]> => {
  const then = await columnsThen();
  let kept: readonly number[] = [];
  return lines.flatMap((line) => {
    if (line.startsWith('[')) {
      const row = JSON.parse(line) as unknown[];
      // Nor was there this subject.
      const of = (value: unknown) => (value === 'Tajweed' ? 'Fiqh' : value);
      return kept.length > 0 ? JSON.stringify(kept.map((place) => of(row[place]))) : [];
    }
    if (!line.startsWith('{"table":')) return line;
    const told = JSON.parse(line) as { table: string; columns: string[] };
    const columns = then.get(told.table) ?? [];
    kept = told.columns.flatMap((column, place) => (columns.includes(column) ? place : []));
    return kept.length > 0 ? JSON.stringify({ ...told, columns: kept.map((place) => told.columns[place]) }) : [];
  });
};

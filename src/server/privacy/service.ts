import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';

export { eraseStudent, finishErasures } from './erase.ts';
export { exportStudent } from './export.ts';
export { carryOutRetention, countDue, readRetention, saveRetention } from './retention.ts';

export const readHoldings = async ({ db, config }: Deps, studentId: number) => {
  await queries.readPupil(db, studentId);
  const tables: { table: string; rows: number }[] = [];
  for (const table of queries.TABLES_OF_PUPILS) {
    const rows = await queries.countOf(db, table, studentId);
    if (rows > 0) tables.push({ table, rows });
  }
  const { keep } = config.backups;
  return {
    tables,
    files: (await queries.listFiles(db, studentId)).length,
    backupsKept: config.production && keep > 0 ? keep : null,
  };
};

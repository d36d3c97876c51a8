import { sql } from 'kysely';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { countChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';

type Table = 'races' | 'race_results' | 'duels';

const rename = async (trx: Executor, table: Table, columns: readonly string[], studentId: number): Promise<number> => {
  let renamed = 0;
  for (const column of columns) {
    const own = trx.updateTable(table).where(trx.dynamic.ref(column), '=', studentId);
    renamed += await countChanged(own.set({ [column]: FORMER_STUDENT_ID }));
  }
  return renamed;
};

/**
 * A race that is over is the opponent's win or loss as well: it stays, against nobody. What is under way goes, and what was
 * against somebody who is gone too.
 */
export const forgetInRaces = async (trx: Executor, studentId: number) => {
  await sql`delete from races where ${studentId} in (first_id, second_id)
    and (phase <> 'over' or due_at is not null or ${FORMER_STUDENT_ID} in (first_id, second_id))`.execute(trx);
  await sql`delete from duels where ${studentId} in (from_id, to_id)
    and (expires_at is not null or ${FORMER_STUDENT_ID} in (from_id, to_id))`.execute(trx);
  return {
    races: await rename(trx, 'races', ['firstId', 'secondId'], studentId),
    race_results: await rename(trx, 'race_results', ['winnerId', 'loserId'], studentId),
    duels: await rename(trx, 'duels', ['fromId', 'toId'], studentId),
  };
};

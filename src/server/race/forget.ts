import { FORMER_STUDENT_ID } from '#domain/access/actors';
import type { Executor } from '#server/platform/db/database';

const deleteRaces = (trx: Executor, studentId: number) =>
  trx
    .deleteFrom('races')
    .where((eb) => eb.or([eb('first_id', '=', studentId), eb('second_id', '=', studentId)]))
    .where((eb) =>
      eb.or([
        eb('phase', '<>', 'over'),
        eb('due_at', 'is not', null),
        eb('first_id', '=', FORMER_STUDENT_ID),
        eb('second_id', '=', FORMER_STUDENT_ID),
      ]),
    )
    .execute();

const deleteDuels = (trx: Executor, studentId: number) =>
  trx
    .deleteFrom('duels')
    .where((eb) => eb.or([eb('from_id', '=', studentId), eb('to_id', '=', studentId)]))
    .where((eb) =>
      eb.or([
        eb('expires_at', 'is not', null),
        eb('from_id', '=', FORMER_STUDENT_ID),
        eb('to_id', '=', FORMER_STUDENT_ID),
      ]),
    )
    .execute();

const rename = async (trx: Executor, table: 'races' | 'race_results' | 'duels', column: string, studentId: number) => {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ [column]: FORMER_STUDENT_ID })
    .where(trx.dynamic.ref(column), '=', studentId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/**
 * A race that is over is the opponent's win or loss as well: it stays, against nobody. What is under way goes, and what was
 * against somebody who is gone too.
 */
export const forgetInRaces = async (trx: Executor, studentId: number) => {
  await deleteRaces(trx, studentId);
  await deleteDuels(trx, studentId);
  return {
    races: (await rename(trx, 'races', 'first_id', studentId)) + (await rename(trx, 'races', 'second_id', studentId)),
    race_results:
      (await rename(trx, 'race_results', 'winner_id', studentId)) +
      (await rename(trx, 'race_results', 'loser_id', studentId)),
    duels: (await rename(trx, 'duels', 'from_id', studentId)) + (await rename(trx, 'duels', 'to_id', studentId)),
  };
};

import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { countChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';

const deleteRaces = (trx: Executor, studentId: number) =>
  trx
    .deleteFrom('races')
    .where((eb) => eb.or([eb('firstId', '=', studentId), eb('secondId', '=', studentId)]))
    .where((eb) =>
      eb.or([
        eb('phase', '<>', 'over'),
        eb('dueAt', 'is not', null),
        eb('firstId', '=', FORMER_STUDENT_ID),
        eb('secondId', '=', FORMER_STUDENT_ID),
      ]),
    )
    .execute();

const deleteDuels = (trx: Executor, studentId: number) =>
  trx
    .deleteFrom('duels')
    .where((eb) => eb.or([eb('fromId', '=', studentId), eb('toId', '=', studentId)]))
    .where((eb) =>
      eb.or([
        eb('expiresAt', 'is not', null),
        eb('fromId', '=', FORMER_STUDENT_ID),
        eb('toId', '=', FORMER_STUDENT_ID),
      ]),
    )
    .execute();

const rename = (trx: Executor, table: 'races' | 'race_results' | 'duels', column: string, studentId: number) =>
  countChanged(
    trx
      .updateTable(table)
      .set({ [column]: FORMER_STUDENT_ID })
      .where(trx.dynamic.ref(column), '=', studentId),
  );

/**
 * A race that is over is the opponent's win or loss as well: it stays, against nobody. What is under way goes, and what was
 * against somebody who is gone too.
 */
export const forgetInRaces = async (trx: Executor, studentId: number) => {
  await deleteRaces(trx, studentId);
  await deleteDuels(trx, studentId);
  return {
    races: (await rename(trx, 'races', 'firstId', studentId)) + (await rename(trx, 'races', 'secondId', studentId)),
    race_results:
      (await rename(trx, 'race_results', 'winnerId', studentId)) +
      (await rename(trx, 'race_results', 'loserId', studentId)),
    duels: (await rename(trx, 'duels', 'fromId', studentId)) + (await rename(trx, 'duels', 'toId', studentId)),
  };
};

import type { Selectable } from 'kysely';
import type { Difficulty } from '#domain/questions/kinds';
import type { Side } from '#domain/race/race';
import type { Grade } from '#domain/roster/grades';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';
import type { RaceSeats } from './tables.ts';

export type SeatRow = Selectable<RaceSeats>;

export const findSeat = (executor: Executor, studentId: number): Promise<SeatRow | undefined> =>
  executor.selectFrom('race_seats').selectAll().where('studentId', '=', studentId).executeTakeFirst();

export const insertSeat = prepared((executor, seat: SeatRow) => executor.insertInto('race_seats').values(seat));

export const updateSeat = (executor: Executor, studentId: number, change: Partial<SeatRow>) =>
  executor.updateTable('race_seats').set(change).where('studentId', '=', studentId).execute();

/** False where the pupil was matched meanwhile: somebody of the grade they were in before found them. */
export const moveWhileSearching = (executor: Executor, studentId: number, change: Partial<SeatRow>) =>
  hasChanged(
    executor.updateTable('race_seats').set(change).where('studentId', '=', studentId).where('raceId', 'is', null),
  );

export const deleteSeat = (executor: Executor, studentId: number) =>
  executor.deleteFrom('race_seats').where('studentId', '=', studentId).execute();

export const deleteSeatsOf = prepared((executor, { raceId }: { raceId: number }) =>
  executor.deleteFrom('race_seats').where('raceId', '=', raceId),
);

/** A process that said nothing since `aliveSince` holds nobody any more. */
export interface Living {
  readonly processId: string;
  readonly aliveSince: string;
}

/** Those who search, and whom somebody still hears. */
const searching = (executor: Executor, { processId, aliveSince }: Living) =>
  executor
    .selectFrom('race_seats as s')
    .leftJoin('race_processes as p', 'p.id', 's.processId')
    .selectAll('s')
    .where('s.raceId', 'is', null)
    .where((eb) => eb.or([eb('s.processId', '=', processId), eb('p.seenAt', '>=', aliveSince)]));

interface Wanted {
  readonly grade: Grade;
  readonly difficulty: Difficulty;
  readonly notStudentId: number;
  readonly now: string;
}

/** Whoever has searched longest. */
export const findWaiting = (
  executor: Executor,
  { grade, difficulty, notStudentId, now }: Wanted,
  living: Living,
): Promise<SeatRow | undefined> =>
  searching(executor, living)
    .where('s.grade', '=', grade)
    .where('s.difficulty', '=', difficulty)
    .where('s.studentId', '!=', notStudentId)
    .where((eb) => eb.or([eb('s.challengeId', 'is', null), eb('s.heldUntil', '<=', now)]))
    .orderBy('s.joinedAt')
    .orderBy('s.studentId')
    .limit(1)
    .executeTakeFirst();

/** The other of the two whom a challenge is between. */
export const findHeldFor = (
  executor: Executor,
  challengeId: number,
  studentId: number,
  living: Living,
): Promise<SeatRow | undefined> =>
  searching(executor, living)
    .where('s.challengeId', '=', challengeId)
    .where('s.studentId', '=', studentId)
    .executeTakeFirst();

/** Seats whose process died: nobody would notice that their pupils are away. It is looked for all the time. */
export const listOrphans = prepared((executor, { processId, aliveSince }: Living) =>
  executor
    .selectFrom('race_seats as s')
    .leftJoin('race_processes as p', 'p.id', 's.processId')
    .selectAll('s')
    .where('s.processId', '!=', processId)
    .where((eb) => eb.or([eb('p.id', 'is', null), eb('p.seenAt', '<', aliveSince)])),
);

export const listHeld = prepared((executor, { processId }: { processId: string }) =>
  executor.selectFrom('race_seats').select(['studentId', 'grade', 'socketId']).where('processId', '=', processId),
);

export const isLiving = async (executor: Executor, processId: string, living: Living): Promise<boolean> => {
  if (processId === living.processId) return true;
  const found = await executor
    .selectFrom('race_processes')
    .select('id')
    .where('id', '=', processId)
    .where('seenAt', '>=', living.aliveSince)
    .executeTakeFirst();
  return found !== undefined;
};

export const noteSeen = (executor: Executor, processId: string, at: string) =>
  executor
    .insertInto('race_processes')
    .values({ id: processId, seenAt: at })
    .onConflict((oc) => oc.column('id').doUpdateSet({ seenAt: at }))
    .execute();

export const forgetProcess = (executor: Executor, processId: string) =>
  executor.deleteFrom('race_processes').where('id', '=', processId).execute();

export const forgetProcessesBefore = (executor: Executor, at: string) =>
  executor.deleteFrom('race_processes').where('seenAt', '<', at).execute();

/** From the search into a race. */
export const seatInRace = prepared(
  (executor, { studentId, raceId, side }: { studentId: number; raceId: number; side: Side }) =>
    executor
      .updateTable('race_seats')
      .set({ raceId, side, challengeId: null, heldUntil: null })
      .where('studentId', '=', studentId),
);

/** Those who look for somebody of one grade take turns, so that nobody is matched twice. */
export const takeTurn = (executor: Executor, { engine }: Deps, { grade }: { readonly grade: Grade }): Promise<void> =>
  takeTurns(executor, engine, 'race-search', String(grade));

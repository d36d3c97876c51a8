import type { Selectable } from 'kysely';
import type { Grade } from '#domain/access/grades';
import type { Difficulty } from '#domain/practice/kinds';
import type { Side } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import type { RaceSeats } from '#server/platform/db/schema-race';

export type SeatRow = Selectable<RaceSeats>;

export const findSeat = (executor: Executor, studentId: number): Promise<SeatRow | undefined> =>
  executor.selectFrom('race_seats').selectAll().where('student_id', '=', studentId).executeTakeFirst();

export const insertSeat = (executor: Executor, seat: SeatRow) =>
  executor.insertInto('race_seats').values(seat).execute();

export const updateSeat = (executor: Executor, studentId: number, change: Partial<SeatRow>) =>
  executor.updateTable('race_seats').set(change).where('student_id', '=', studentId).execute();

export const deleteSeat = (executor: Executor, studentId: number) =>
  executor.deleteFrom('race_seats').where('student_id', '=', studentId).execute();

export const deleteSeatsOf = (executor: Executor, raceId: number) =>
  executor.deleteFrom('race_seats').where('race_id', '=', raceId).execute();

interface Wanted {
  readonly grade: Grade;
  readonly difficulty: Difficulty;
  readonly notStudentId: number;
}

/** A process that said nothing since `aliveSince` holds nobody any more. */
export interface Living {
  readonly processId: string;
  readonly aliveSince: string;
}

/** Whoever has searched longest, of those somebody still hears. */
export const findWaiting = (executor: Executor, wanted: Wanted, living: Living): Promise<SeatRow | undefined> =>
  executor
    .selectFrom('race_seats as s')
    .leftJoin('race_processes as p', 'p.id', 's.process_id')
    .selectAll('s')
    .where('s.race_id', 'is', null)
    .where('s.grade', '=', wanted.grade)
    .where('s.difficulty', '=', wanted.difficulty)
    .where('s.student_id', '!=', wanted.notStudentId)
    .where((eb) => eb.or([eb('s.process_id', '=', living.processId), eb('p.seen_at', '>=', living.aliveSince)]))
    .orderBy('s.joined_at')
    .orderBy('s.student_id')
    .limit(1)
    .executeTakeFirst();

/** Seats whose process died: nobody would notice that their pupils are away. */
export const listOrphans = (executor: Executor, living: Living): Promise<SeatRow[]> =>
  executor
    .selectFrom('race_seats as s')
    .leftJoin('race_processes as p', 'p.id', 's.process_id')
    .selectAll('s')
    .where('s.process_id', '!=', living.processId)
    .where((eb) => eb.or([eb('p.id', 'is', null), eb('p.seen_at', '<', living.aliveSince)]))
    .execute();

export const isLiving = async (executor: Executor, processId: string, living: Living): Promise<boolean> => {
  if (processId === living.processId) return true;
  const found = await executor
    .selectFrom('race_processes')
    .select('id')
    .where('id', '=', processId)
    .where('seen_at', '>=', living.aliveSince)
    .executeTakeFirst();
  return found !== undefined;
};

export const noteSeen = (executor: Executor, processId: string, at: string) =>
  executor
    .insertInto('race_processes')
    .values({ id: processId, seen_at: at })
    .onConflict((oc) => oc.column('id').doUpdateSet({ seen_at: at }))
    .execute();

export const forgetProcess = (executor: Executor, processId: string) =>
  executor.deleteFrom('race_processes').where('id', '=', processId).execute();

export const forgetProcessesBefore = (executor: Executor, at: string) =>
  executor.deleteFrom('race_processes').where('seen_at', '<', at).execute();

export const seatTwo = async (
  executor: Executor,
  raceId: number,
  [first, second]: readonly [number, number],
): Promise<void> => {
  const seat = (studentId: number, side: Side) => updateSeat(executor, studentId, { race_id: raceId, side });
  await seat(first, 0);
  await seat(second, 1);
};

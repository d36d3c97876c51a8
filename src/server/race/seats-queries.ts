import type { Selectable } from 'kysely';
import type { Difficulty } from '#domain/questions/kinds';
import type { Side } from '#domain/race/race';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { RaceSeats } from './tables.ts';

export type SeatRow = Selectable<RaceSeats>;

const readSeat = prepared<{ readonly studentId: number }, SeatRow>(
  (executor, value) => executor.selectFrom('race_seats').selectAll().where('student_id', '=', value('studentId')),
  { atMostOneRow: true },
);

export const findSeat = async (executor: Executor, studentId: number): Promise<SeatRow | undefined> =>
  (await readSeat(executor, { studentId })).rows[0];

export const insertSeat = prepared<SeatRow, object>((executor, value) =>
  executor.insertInto('race_seats').values({
    student_id: value('student_id'),
    grade: value('grade'),
    difficulty: value('difficulty'),
    race_id: value('race_id'),
    side: value('side'),
    tab_id: value('tab_id'),
    socket_id: value('socket_id'),
    process_id: value('process_id'),
    joined_at: value('joined_at'),
  }),
);

export const updateSeat = (executor: Executor, studentId: number, change: Partial<SeatRow>) =>
  executor.updateTable('race_seats').set(change).where('student_id', '=', studentId).execute();

/** False where the pupil was matched meanwhile: somebody of the grade they were in before found them. */
export const moveWhileSearching = async (
  executor: Executor,
  studentId: number,
  change: Partial<SeatRow>,
): Promise<boolean> => {
  const { numUpdatedRows } = await executor
    .updateTable('race_seats')
    .set(change)
    .where('student_id', '=', studentId)
    .where('race_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteSeat = (executor: Executor, studentId: number) =>
  executor.deleteFrom('race_seats').where('student_id', '=', studentId).execute();

export const deleteSeatsOf = prepared<{ readonly raceId: number }, object>((executor, value) =>
  executor.deleteFrom('race_seats').where('race_id', '=', value('raceId')),
);

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

const readWaiting = prepared<Wanted & Living, SeatRow>(
  (executor, value) =>
    executor
      .selectFrom('race_seats as s')
      .leftJoin('race_processes as p', 'p.id', 's.process_id')
      .selectAll('s')
      .where('s.race_id', 'is', null)
      .where('s.grade', '=', value('grade'))
      .where('s.difficulty', '=', value('difficulty'))
      .where('s.student_id', '!=', value('notStudentId'))
      .where((eb) => eb.or([eb('s.process_id', '=', value('processId')), eb('p.seen_at', '>=', value('aliveSince'))]))
      .orderBy('s.joined_at')
      .orderBy('s.student_id')
      .limit(1),
  { atMostOneRow: true },
);

/** Whoever has searched longest, of those somebody still hears. */
export const findWaiting = async (executor: Executor, wanted: Wanted, living: Living): Promise<SeatRow | undefined> =>
  (await readWaiting(executor, { ...living, ...wanted })).rows[0];

/**
 * Seats whose process died: nobody would notice that their pupils are away. It is looked for all the time, so by the
 * index: what stands before and after this process in it, which is nothing where there is no other.
 */
export const listOrphans = prepared<Living, SeatRow>((executor, value) => {
  const beside = (side: '<' | '>') =>
    executor
      .selectFrom('race_seats as s')
      .leftJoin('race_processes as p', 'p.id', 's.process_id')
      .selectAll('s')
      .where('s.process_id', side, value('processId'))
      .where((eb) => eb.or([eb('p.id', 'is', null), eb('p.seen_at', '<', value('aliveSince'))]));
  return beside('<').unionAll(beside('>'));
});

type Held = Pick<SeatRow, 'student_id' | 'grade' | 'socket_id'>;

export const listHeld = prepared<{ readonly processId: string }, Held>((executor, value) =>
  executor
    .selectFrom('race_seats')
    .select(['student_id', 'grade', 'socket_id'])
    .where('process_id', '=', value('processId')),
);

const readAnyHeld = prepared<{ readonly processId: string }, { student_id: number }>(
  (executor, value) =>
    executor.selectFrom('race_seats').select('student_id').where('process_id', '=', value('processId')).limit(1),
  { atMostOneRow: true },
);

export const holdsAny = async (executor: Executor, processId: string): Promise<boolean> =>
  (await readAnyHeld(executor, { processId })).rows.length > 0;

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

/** From the search into a race. */
export const seatInRace = prepared<
  { readonly studentId: number; readonly raceId: number; readonly side: Side },
  object
>((executor, value) =>
  executor
    .updateTable('race_seats')
    .set({ race_id: value('raceId'), side: value('side') })
    .where('student_id', '=', value('studentId')),
);

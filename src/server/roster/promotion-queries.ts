import { GRADES } from '#domain/roster/grades';
import type { Move } from '#domain/roster/promotion';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';

const idsWhere = (moves: readonly Move[], side: 'from' | 'to', grade: Move['to']): number[] =>
  moves.filter((move) => move[side] === grade).map((move) => move.studentId);

export const findUndoable = (executor: Executor) =>
  executor
    .selectFrom('promotions as p')
    .leftJoin('staff as f', 'f.id', 'p.staff_id')
    .select(['p.id', 'p.promoted_at', 'f.name as staff_name'])
    .where('p.undone_at', 'is', null)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listMoves = (executor: Executor, promotionId: number) =>
  executor
    .selectFrom('promoted_students')
    .select(['student_id', 'from_grade', 'to_grade'])
    .where('promotion_id', '=', promotionId)
    .execute();

export type EnrolmentRow = Awaited<ReturnType<typeof listActiveOrArchivedAt>>[number];

/** Those whom a promotion of that moment can still concern. */
export const listActiveOrArchivedAt = (executor: Executor, at: string) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'archived_at'])
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('archived_at', '=', at)]))
    .execute();

export const insertPromotion = async (executor: Executor, staffId: number, at: string, moves: readonly Move[]) => {
  const { id } = await executor
    .insertInto('promotions')
    .values({ promoted_at: at, staff_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inChunks(moves, (chunk) =>
    executor
      .insertInto('promoted_students')
      .values(
        chunk.map((move) => ({
          promotion_id: id,
          student_id: move.studentId,
          from_grade: move.from,
          to_grade: move.to,
        })),
      )
      .execute(),
  );
  return id;
};

export const moveStudents = async (executor: Executor, moves: readonly Move[], at: string): Promise<void> => {
  for (const grade of GRADES)
    await inChunks(idsWhere(moves, 'to', grade), (ids) =>
      executor.updateTable('students').set({ grade }).where('id', 'in', ids).execute(),
    );
  await inChunks(idsWhere(moves, 'to', null), (ids) =>
    executor.updateTable('students').set({ archived_at: at }).where('id', 'in', ids).execute(),
  );
};

export const returnStudents = async (executor: Executor, moves: readonly Move[]): Promise<void> => {
  for (const grade of GRADES)
    await inChunks(idsWhere(moves, 'from', grade), (ids) =>
      executor.updateTable('students').set({ grade, archived_at: null }).where('id', 'in', ids).execute(),
    );
};

export const markUndone = (executor: Executor, promotionId: number, at: string) =>
  executor.updateTable('promotions').set({ undone_at: at }).where('id', '=', promotionId).execute();

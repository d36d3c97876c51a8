import { GRADES } from '#domain/roster/grades';
import type { Move } from '#domain/roster/promotion';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import type { Promotions } from './tables.ts';

const idsWhere = (moves: readonly Move[], side: 'from' | 'to', grade: Move['to']): number[] =>
  moves.filter((move) => move[side] === grade).map((move) => move.studentId);

export const findUndoable = (executor: Executor) =>
  executor
    .selectFrom('promotions as p')
    .leftJoin('staff as f', 'f.id', 'p.staffId')
    .select((eb) => ['p.id as promotionId', 'p.promotedAt', eb.fn.coalesce('f.name', eb.val('')).as('by')])
    .where('p.undoneAt', 'is', null)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listMoves = (executor: Executor, promotionId: number) =>
  executor
    .selectFrom('promoted_students')
    .select(['studentId', 'fromGrade as from', 'toGrade as to'])
    .where('promotionId', '=', promotionId)
    .execute();

/** Those whom a promotion of that moment can still concern. */
export const listActiveOrArchivedAt = (executor: Executor, at: string) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'archivedAt'])
    .where((eb) => eb.or([eb('archivedAt', 'is', null), eb('archivedAt', '=', at)]))
    .execute();

export const findSent = (executor: Executor, requestKey: string) =>
  executor.selectFrom('promotions').select('result').where('requestKey', '=', requestKey).executeTakeFirst();

export const insertPromotion = async (
  executor: Executor,
  staffId: number,
  at: string,
  moves: readonly Move[],
  /** Of a year change by a list. */
  sent?: Pick<Promotions, 'requestKey' | 'result'>,
) => {
  const { id } = await executor
    .insertInto('promotions')
    .values({ promotedAt: at, staffId, ...sent })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inChunks(moves, (chunk) =>
    executor
      .insertInto('promoted_students')
      .values(chunk.map(({ studentId, from, to }) => ({ promotionId: id, studentId, fromGrade: from, toGrade: to })))
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
    executor.updateTable('students').set({ archivedAt: at }).where('id', 'in', ids).execute(),
  );
};

export const returnStudents = async (executor: Executor, moves: readonly Move[]): Promise<void> => {
  for (const grade of GRADES)
    await inChunks(idsWhere(moves, 'from', grade), (ids) =>
      executor.updateTable('students').set({ grade, archivedAt: null }).where('id', 'in', ids).execute(),
    );
};

export const markUndone = (executor: Executor, promotionId: number, at: string) =>
  executor.updateTable('promotions').set({ undoneAt: at }).where('id', '=', promotionId).execute();

import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { QuranSkips } from './tables.ts';

/** Those who are in the text's grade now: who moved up or left is no longer of the class. */
const ofClass = (executor: Executor, wanted: ClassFilter) =>
  executor.selectFrom('students as s').where(isOfClass('s', wanted)).where(isEnrolled('s'));

/** The pupils of a grade beside their standing with its text. */
export const listStanding = (executor: Executor, wanted: ClassFilter, textId: number) =>
  ofClass(executor, wanted)
    .leftJoin('quran_progress as p', (join) => join.onRef('p.studentId', '=', 's.id').on('p.textId', '=', textId))
    .leftJoin('quran_skips as k', 'k.studentId', 's.id')
    .leftJoin('quran_hearings as h', (join) =>
      join.on('h.id', '=', (eb) =>
        eb
          .selectFrom('quran_hearings as last')
          .select((of) => of.fn.max('last.id').as('id'))
          .whereRef('last.studentId', '=', 's.id')
          .where('last.textId', '=', textId),
      ),
    )
    .select(['s.id', 's.name', 's.classId'])
    .select(['p.lastHeardAt', 'p.known', 'p.incorrect', 'p.maxPosition'])
    .select(['k.skippedAt', 'k.reason as skipReason', 'h.mistakes'])
    .orderBy('s.id')
    .execute();

export const putSkip = (executor: Executor, { studentId, ...skip }: QuranSkips) =>
  executor
    .insertInto('quran_skips')
    .values({ studentId, ...skip })
    .onConflict((conflict) => conflict.column('studentId').doUpdateSet(skip))
    .execute();

/** The words of a text that somebody of the class stumbled over. */
const stumbles = (executor: Executor, wanted: ClassFilter, textId: number) =>
  ofClass(executor, wanted)
    .innerJoin('quran_word_tracking as w', 'w.studentId', 's.id')
    .where('w.textId', '=', textId)
    .where('w.incorrectAttempts', '>', 0);

export const listHeat = (executor: Executor, wanted: ClassFilter, textId: number) =>
  stumbles(executor, wanted, textId)
    .select((eb) => [
      'w.wordPosition as position',
      eb.fn.countAll<number>().as('pupils'),
      eb.fn.sum<number>('w.incorrectAttempts').as('mistakes'),
    ])
    .groupBy('w.wordPosition')
    .orderBy('w.wordPosition')
    .execute();

export const listStumblers = (executor: Executor, wanted: ClassFilter, textId: number, position: number) =>
  stumbles(executor, wanted, textId)
    .select(['s.id as studentId', 's.name', 'w.incorrectAttempts as mistakes'])
    .where('w.wordPosition', '=', position)
    .orderBy('w.incorrectAttempts', 'desc')
    .orderBy('s.id')
    .execute();

export const countHeard = async (executor: Executor, wanted: ClassFilter, textId: number): Promise<number> => {
  const { pupils } = await ofClass(executor, wanted)
    .innerJoin('quran_progress as p', 'p.studentId', 's.id')
    .select((eb) => eb.fn.countAll<number>().as('pupils'))
    .where('p.textId', '=', textId)
    .executeTakeFirstOrThrow();
  return pupils;
};

import type { Insertable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { QuranSkips } from './tables.ts';

/** The pupils of a grade beside their standing with its text. */
export const listStanding = (executor: Executor, wanted: ClassFilter, textId: number) =>
  executor
    .selectFrom('students as s')
    .leftJoin('quran_progress as p', (join) => join.onRef('p.student_id', '=', 's.id').on('p.text_id', '=', textId))
    .leftJoin('quran_skips as k', 'k.student_id', 's.id')
    .leftJoin('quran_hearings as h', (join) =>
      join.on('h.id', '=', (eb) =>
        eb
          .selectFrom('quran_hearings as last')
          .select((of) => of.fn.max('last.id').as('id'))
          .whereRef('last.student_id', '=', 's.id')
          .where('last.text_id', '=', textId),
      ),
    )
    .select([
      's.id',
      's.name',
      's.class_id',
      'p.last_heard_at',
      'p.paused_position',
      'p.finished_at',
      'p.known',
      'p.incorrect',
      'p.max_position',
    ])
    .select(['k.skipped_at', 'k.reason as skip_reason', 'h.mistakes'])
    .where(isOfClass('s', wanted))
    .where(isEnrolled('s'))
    .orderBy('s.id')
    .execute();

export const putSkip = (executor: Executor, row: Insertable<QuranSkips>) =>
  executor
    .insertInto('quran_skips')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('student_id')
        .doUpdateSet({ reason: row.reason, skipped_at: row.skipped_at, staff_id: row.staff_id }),
    )
    .execute();

/** Those who are in the text's grade now: who moved up or left is no longer of the class. */
const ofClass = (executor: Executor, wanted: ClassFilter) =>
  executor.selectFrom('students as s').where(isOfClass('s', wanted)).where(isEnrolled('s'));

export const listHeat = (executor: Executor, wanted: ClassFilter, textId: number) =>
  ofClass(executor, wanted)
    .innerJoin('quran_word_tracking as w', 'w.student_id', 's.id')
    .select((eb) => [
      'w.word_position',
      eb.fn.countAll<number>().as('pupils'),
      eb.fn.sum<number>('w.incorrect_attempts').as('mistakes'),
    ])
    .where('w.text_id', '=', textId)
    .where('w.incorrect_attempts', '>', 0)
    .groupBy('w.word_position')
    .orderBy('w.word_position')
    .execute();

export const listStumblers = (executor: Executor, wanted: ClassFilter, textId: number, position: number) =>
  ofClass(executor, wanted)
    .innerJoin('quran_word_tracking as w', 'w.student_id', 's.id')
    .select(['s.id', 's.name', 'w.incorrect_attempts as mistakes'])
    .where('w.text_id', '=', textId)
    .where('w.word_position', '=', position)
    .where('w.incorrect_attempts', '>', 0)
    .orderBy('w.incorrect_attempts', 'desc')
    .orderBy('s.id')
    .execute();

export const countHeard = async (executor: Executor, wanted: ClassFilter, textId: number): Promise<number> => {
  const { pupils } = await ofClass(executor, wanted)
    .innerJoin('quran_progress as p', 'p.student_id', 's.id')
    .select((eb) => eb.fn.countAll<number>().as('pupils'))
    .where('p.text_id', '=', textId)
    .executeTakeFirstOrThrow();
  return pupils;
};

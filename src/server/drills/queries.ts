import { type Insertable, sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import { texts } from '#server/quran/service';
import type { QuranDrillAnswers, QuranDrillWords } from './tables.ts';

interface OfWord {
  readonly studentId: number;
  readonly textId: number;
  readonly position: number;
}

export const findWord = (executor: Executor, { studentId, textId, position }: OfWord) =>
  executor
    .selectFrom('quran_drill_words')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('text_id', '=', textId)
    .where('word_position', '=', position)
    .executeTakeFirst();

export const putWord = (executor: Executor, row: Insertable<QuranDrillWords>) =>
  executor
    .insertInto('quran_drill_words')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'text_id', 'word_position']).doUpdateSet({
        due: row.due,
        stability: row.stability,
        difficulty: row.difficulty,
        reps: row.reps,
        lapses: row.lapses,
        reviewed_at: row.reviewed_at,
      }),
    )
    .execute();

export const deleteWord = (executor: Executor, { studentId, textId, position }: OfWord) =>
  executor
    .deleteFrom('quran_drill_words')
    .where('student_id', '=', studentId)
    .where('text_id', '=', textId)
    .where('word_position', '=', position)
    .execute();

/** Of texts that pupils still see: what was replaced or hidden is no longer asked for. */
const ownWords = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('quran_drill_words as w')
    .innerJoin(texts(executor).selectAll().as('t'), 't.id', 'w.text_id')
    .innerJoin('students as s', 's.id', 'w.student_id')
    .whereRef('t.grade_level', '=', 's.grade')
    .where('w.student_id', '=', studentId)
    .where('t.is_active', '=', 1)
    .where('t.replaced_by', 'is', null);

export const findOwnWord = (executor: Executor, { studentId, textId, position }: OfWord) =>
  ownWords(executor, studentId)
    .selectAll('w')
    .where('w.text_id', '=', textId)
    .where('w.word_position', '=', position)
    .executeTakeFirst();

export const isDrilledSince = async (executor: Executor, { studentId, textId, position }: OfWord, since: string) =>
  (await executor
    .selectFrom('quran_drill_answers')
    .select('answered_at')
    .where('student_id', '=', studentId)
    .where('text_id', '=', textId)
    .where('word_position', '=', position)
    .where('answered_at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const listDue = (executor: Executor, studentId: number, now: string, limit: number) =>
  ownWords(executor, studentId)
    .select(['w.text_id', 'w.word_position', 'w.reps', 't.title', 't.content'])
    .where('w.due', '<=', now)
    .orderBy('w.due')
    .orderBy('w.text_id')
    .orderBy('w.word_position')
    .limit(limit)
    .execute();

export const countOwn = async (executor: Executor, studentId: number, now: string) => {
  const words = await ownWords(executor, studentId).select('w.due').execute();
  const later = words.map(({ due }) => due).filter((due) => due > now);
  return { all: words.length, due: words.length - later.length, nextAt: later.toSorted()[0] ?? null };
};

export const dueWordsOf = (executor: Executor, studentId: number, at: string) =>
  ownWords(executor, studentId)
    .select((eb) => eb.fn.countAll<number>().as('due'))
    .where('w.due', '<=', at);

/** When the count of due words grows next. */
export const nextDueOf = (executor: Executor, studentId: number, at: string) =>
  ownWords(executor, studentId)
    .select((eb) => eb.fn.min('w.due').as('next'))
    .where('w.due', '>', at);

/** How many words of each pupil wait to be drilled. */
export const countDueOf = (executor: Executor, studentIds: readonly number[], textId: number, now: string) =>
  executor
    .selectFrom('quran_drill_words')
    .select(['student_id', (eb) => eb.fn.countAll<number>().as('due')])
    .where('student_id', 'in', studentIds)
    .where('text_id', '=', textId)
    .where('due', '<=', now)
    .groupBy('student_id')
    .execute();

export const insertAnswer = (executor: Executor, row: Insertable<QuranDrillAnswers>) =>
  executor
    .insertInto('quran_drill_answers')
    .values(row)
    // A clock that was set back may tell the same time twice.
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const listDrilled = prepared((executor, { studentId, textId }: { studentId: number; textId: number }) =>
  executor
    .selectFrom('quran_drill_answers')
    .select(['word_position as position', 'answered_at as at'])
    .where('student_id', '=', studentId)
    .where('text_id', '=', textId)
    .orderBy('word_position')
    .orderBy('answered_at'),
);

/** Hours in which the pupil drilled. */
export const daysDrilled = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'hour' as what, substr(answered_at, 1, 13) as at from quran_drill_answers
    where student_id = ${studentId} and answered_at >= ${since}`;

import { sql } from 'kysely';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import { texts } from '#server/quran/service';
import type { QuranDrillAnswers, QuranDrillWords } from './tables.ts';

/** A word of a pupil's text. */
export type OfWord = Pick<QuranDrillWords, 'studentId' | 'textId' | 'wordPosition'>;

export const findWord = (executor: Executor, word: OfWord) =>
  executor
    .selectFrom('quran_drill_words')
    .selectAll()
    .where((eb) => eb.and(word))
    .executeTakeFirst();

export const putWord = (executor: Executor, row: QuranDrillWords) => {
  const { studentId, textId, wordPosition, addedAt, ...memory } = row;
  return executor
    .insertInto('quran_drill_words')
    .values(row)
    .onConflict((conflict) => conflict.columns(['studentId', 'textId', 'wordPosition']).doUpdateSet(memory))
    .execute();
};

export const deleteWord = (executor: Executor, word: OfWord) =>
  executor
    .deleteFrom('quran_drill_words')
    .where((eb) => eb.and(word))
    .execute();

/** Of texts that pupils still see: what was replaced or hidden is no longer asked for. */
const ownWords = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('quran_drill_words as w')
    .innerJoin(texts(executor).selectAll().as('t'), 't.id', 'w.textId')
    .innerJoin('students as s', 's.id', 'w.studentId')
    .whereRef('t.gradeLevel', '=', 's.grade')
    .where((eb) => eb.and({ 'w.studentId': studentId, 't.isActive': 1 }))
    .where('t.replacedBy', 'is', null);

export const findOwnWord = (executor: Executor, { studentId, textId, wordPosition }: OfWord) =>
  ownWords(executor, studentId)
    .selectAll('w')
    .where((eb) => eb.and({ 'w.textId': textId, 'w.wordPosition': wordPosition }))
    .executeTakeFirst();

export const isDrilledSince = (executor: Executor, word: OfWord, since: string) =>
  hasRows(
    executor
      .selectFrom('quran_drill_answers')
      .where((eb) => eb.and(word))
      .where('answeredAt', '>', since),
  );

export const listDue = (executor: Executor, studentId: number, now: string, limit: number) =>
  ownWords(executor, studentId)
    .select(['w.textId', 'w.wordPosition as position', 'w.reps', 't.title', 't.content'])
    .where('w.due', '<=', now)
    .orderBy('w.due')
    .orderBy('w.textId')
    .orderBy('w.wordPosition')
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
export const countDueOf = async (executor: Executor, studentIds: readonly number[], textId: number, now: Date) => {
  if (studentIds.length === 0) return new Map<number, number>();
  const rows = await executor
    .selectFrom('quran_drill_words')
    .select(['studentId', (eb) => eb.fn.countAll<number>().as('due')])
    .where('studentId', 'in', studentIds)
    .where('textId', '=', textId)
    .where('due', '<=', now.toISOString())
    .groupBy('studentId')
    .execute();
  return new Map(rows.map(({ studentId, due }) => [studentId, due]));
};

export const insertAnswer = (executor: Executor, row: QuranDrillAnswers) =>
  executor
    .insertInto('quran_drill_answers')
    .values(row)
    // A clock that was set back may tell the same time twice.
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const listDrilled = prepared((executor, { studentId, textId }: { studentId: number; textId: number }) =>
  executor
    .selectFrom('quran_drill_answers')
    .select(['wordPosition as position', 'answeredAt as at'])
    .where((eb) => eb.and({ studentId, textId }))
    .orderBy('wordPosition')
    .orderBy('answeredAt'),
);

/** Hours in which the pupil drilled. */
export const daysDrilled = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'revised' as what, substr(answered_at, 1, 13) as at from quran_drill_answers
    where student_id = ${studentId} and answered_at >= ${since}`;

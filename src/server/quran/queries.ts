import { type Insertable, sql, type Updateable } from 'kysely';
import type { PlacedVerse } from '#domain/quran/locating';
import type { VerseRange } from '#domain/quran/surahs';
import type { Grade } from '#domain/roster/grades';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { refusing } from '#server/platform/errors';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import type { QuranTexts } from './tables.ts';

export const hasVerses = (executor: Executor): Promise<boolean> => hasRows(executor.selectFrom('quran_verses'));

export const insertVerses = (executor: Executor, verses: readonly PlacedVerse[]) =>
  executor
    .insertInto('quran_verses')
    .values(verses.map(({ surah, ayah, text }) => ({ surah, ayah, text })))
    .execute();

export const listAllVerses = (executor: Executor): Promise<PlacedVerse[]> =>
  executor.selectFrom('quran_verses').select(['surah', 'ayah', 'text']).orderBy('surah').orderBy('ayah').execute();

export const listVerses = (executor: Executor, { surah, fromAyah, toAyah }: VerseRange): Promise<PlacedVerse[]> =>
  executor
    .selectFrom('quran_verses')
    .select(['surah', 'ayah', 'text'])
    .where('surah', '=', surah)
    .where('ayah', '>=', fromAyah)
    .where('ayah', '<=', toAyah)
    .orderBy('ayah')
    .execute();

export const listContents = (executor: Executor) =>
  executor.selectFrom('quran_texts').select(['id', 'content', 'surah', 'fromAyah', 'toAyah']).execute();

const HEAD = ['id', 'title', 'gradeLevel', 'surah', 'fromAyah', 'toAyah', 'wordCount', 'isFocused'] as const;

const textsInUse = (executor: Executor) =>
  executor
    .selectFrom('quran_texts')
    .select([...HEAD, 'content', 'isActive', 'position', 'version', 'createdAt'])
    .select(sql<string>`(select text from quran_verses where surah = 1 and ayah = 1)`.as('basmala'))
    .where('replacedBy', 'is', null);

export type TextRow = Awaited<ReturnType<typeof readText>>;

export const readText = (executor: Executor, id: number) =>
  textsInUse(executor).where('id', '=', id).executeTakeFirstOrThrow(refusing('quran_text_not_found'));

export const listTexts = (executor: Executor, grade: Grade): Promise<TextRow[]> =>
  textsInUse(executor).where('gradeLevel', '=', grade).orderBy('position').orderBy('id').execute();

/** A class opens the same text at the same moment, and a teacher with each pupil who is heard. */
export const readTextInUse = prepared(
  (executor, { textId }: { textId: number }) => textsInUse(executor).where('id', '=', textId),
  { atMostOneRow: true, remember: 'text in use' },
);

export const listActiveTexts = prepared(
  (executor, { grade }: { grade: Grade }) =>
    executor
      .selectFrom('quran_texts')
      .select(HEAD)
      .where('gradeLevel', '=', grade)
      .where('isActive', '=', 1)
      .where('replacedBy', 'is', null)
      .orderBy('position')
      .orderBy('id'),
  { remember: 'texts of a grade' },
);

export const findFocused = prepared(
  (executor, { grade }: { grade: Grade }) =>
    executor
      .selectFrom('quran_texts')
      .select('id')
      .where('gradeLevel', '=', grade)
      .where('isFocused', '=', 1)
      .where('replacedBy', 'is', null),
  { atMostOneRow: true, remember: 'text in focus' },
);

export const insertText = async (executor: Executor, row: Insertable<QuranTexts>): Promise<number> =>
  (await executor.insertInto('quran_texts').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const findByRequest = (executor: Executor, requestKey: string) =>
  executor
    .selectFrom('quran_texts')
    .select(['id', 'title', 'gradeLevel', 'surah', 'fromAyah', 'toAyah'])
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

export const updateText = (executor: Executor, id: number, change: Updateable<QuranTexts>) =>
  executor.updateTable('quran_texts').set(change).where('id', '=', id).execute();

/** Only one text of a grade is the one recited. */
export const unfocusOthers = (executor: Executor, grade: Grade, id: number) =>
  executor
    .updateTable('quran_texts')
    .set({ isFocused: 0 })
    .where('gradeLevel', '=', grade)
    .where('isFocused', '=', 1)
    .where('id', '!=', id)
    .execute();

export const lastPosition = async (executor: Executor, grade: Grade): Promise<number> => {
  const { last } = await executor
    .selectFrom('quran_texts')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('gradeLevel', '=', grade)
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

export const listTextContents = (executor: Executor, textIds: readonly number[]) =>
  executor.selectFrom('quran_texts').select(['id', 'content']).where('id', 'in', textIds).execute();

/** For whoever puts texts beside rows of their own. */
export const texts = (executor: Executor) => executor.selectFrom('quran_texts');

export const insertReading = (executor: Executor, studentId: number, day: string) =>
  executor
    .insertInto('quran_reading_days')
    .values({ studentId, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();

/** Days on which the pupil read a text to its end. */
export const daysRead = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'read' as what, day as at from quran_reading_days where student_id = ${studentId} and day >= ${since}`;

import { join } from 'node:path';
import { z } from 'zod';
import { LESSON_TEXT_MAX } from '#domain/curriculum/lessons';
import { spelledOut } from '#domain/questions/bank';
import { STRANDS } from '#domain/questions/kinds';
import { SOURCE_TEXT_MAX } from '#domain/questions/questions';
import { MOST_VERSES } from '#domain/quran/surahs';
import { readReference } from '#domain/quran/verse-reference';
import { GRADES, type Grade } from '#domain/roster/grades';
import { listTerms } from '#server/calendar/service';
import { readContentFile } from '#server/platform/content';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { inTurn } from '#server/platform/guards';
import { adoptQuestions, type ContentBank, readContent as readQuestions } from '#server/questions/service';
import { CONTENT_ROOT } from '#server/root';
import { grade, shortText } from '#wire/fields';
import { planOpenedTerm } from './of-terms.ts';
import * as queries from './queries.ts';

const lessonId = z.string().regex(/^g[456]-[a-z0-9-]{3,40}$/u);
const lessonFields = {
  id: lessonId,
  unit: shortText(LESSON_TEXT_MAX),
  topic: shortText(LESSON_TEXT_MAX),
  source: shortText(SOURCE_TEXT_MAX),
};

const writtenLesson = z.discriminatedUnion('subject', [
  z.strictObject({ ...lessonFields, subject: z.literal('islamic'), strand: z.enum(STRANDS) }),
  z.strictObject({
    ...lessonFields,
    subject: z.literal('quran'),
    verses: z
      .string()
      .refine((text) => readReference(text, MOST_VERSES) !== null)
      .optional(),
  }),
]);

const writtenCurriculum = z.strictObject({
  grade,
  lessons: z.array(writtenLesson).min(1),
  weeks: z.array(z.strictObject({ week: z.number(), quran: z.array(lessonId), islamic: z.array(lessonId) })).min(1),
});

/** What every school begins with: the usual syllabus of each grade. */
export const readContent = (folder = join(CONTENT_ROOT, 'curriculum')) =>
  Promise.all(
    GRADES.map((each) => readContentFile(join(folder, `grade-${each}.json`), writtenCurriculum, 'curriculum')),
  );

const wasProvided = async (executor: Executor): Promise<boolean> =>
  (await queries.listSyllabi(executor)).length === GRADES.length;

type Content = Awaited<ReturnType<typeof readContent>>[number];

const lessonRow = (each: Grade, { subject, ...lesson }: Content['lessons'][number]) => ({
  ...lesson,
  grade: each,
  course: subject,
  strand: 'strand' in lesson ? lesson.strand : null,
  unit: spelledOut(lesson.unit),
  topic: spelledOut(lesson.topic),
  verses: 'verses' in lesson ? (lesson.verses ?? null) : null,
});

const provideOne = async (trx: Executor, { grade: each, lessons, weeks }: Content, bank: ContentBank | undefined) => {
  const rows = lessons.map((lesson) => lessonRow(each, lesson));
  await queries.putLessons(trx, rows);
  const plan = weeks.map(({ quran, islamic }) => ({ quran, islamic }));
  await queries.insertSyllabus(trx, { grade: each, weeks: JSON.stringify(plan), version: 1 });
  for (const { id } of lessons) {
    const keys = bank?.questions.filter(({ lesson }) => lesson === id).map(({ key }) => key) ?? [];
    if (keys.length > 0) await adoptQuestions(trx, each, keys, id);
  }
};

const provideSyllabi = async (deps: Deps): Promise<void> => {
  const [content, banks] = [await readContent(), await readQuestions()];
  await inTurn(deps, 'curricula-provided', async (trx) => {
    if (await wasProvided(trx)) return;
    for (const each of content) {
      const bank = banks.find(({ grade: of }) => of === each.grade);
      await provideOne(trx, each, bank);
    }
  });
};

const unplannedTerms = async (executor: Executor) => {
  const planned = new Set((await queries.listCurricula(executor)).map(({ termId }) => termId));
  return (await listTerms(executor)).filter(({ id }) => !planned.has(id));
};

/** Once for a school; with it, the questions that a school was given learn which lesson they ask about. */
export const provideCurricula = async (deps: Deps): Promise<void> => {
  if (!(await wasProvided(deps.db))) await provideSyllabi(deps);
  // The first term of a demo school is given, and not opened.
  if ((await unplannedTerms(deps.db)).length === 0) return;
  await inTurn(deps, 'curricula-provided', async (trx) => {
    for (const term of await unplannedTerms(trx)) await planOpenedTerm(trx, term);
  });
};

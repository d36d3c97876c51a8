import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { schoolDay } from '#domain/calendar/school-day';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { FALSE_PLACE, TRUE_PLACE } from '#domain/questions/questions';
import { GRADES } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';
import { CONTENT_ROOT } from '#server/root';
import { examFields, examQuestionFields } from '#wire/exams/paper';
import { insertNew } from './exams.ts';
import * as queries from './queries.ts';

/** As people write it: the answer in words, held to the same limits as what staff type. */
const writtenQuestion = examQuestionFields.extend({
  id: z.string().regex(/^g[456]-e-\d\d$/u),
  answer: z.union([z.boolean(), z.string()]),
});

const writtenExam = examFields.omit({ date: true }).extend({
  key: z.string().regex(/^g[456]-exam-\d$/u),
  questions: z.array(writtenQuestion.strict()).length(EXAM_QUESTIONS),
});

/** An answer that is no option gets a place that none has, which the rules of a paper find. */
const placeOf = (answer: boolean | string, options: readonly string[]): number => {
  if (typeof answer === 'boolean') return answer ? TRUE_PLACE : FALSE_PLACE;
  return options.indexOf(answer);
};

const readExamFile = async (path: string) => {
  const read = writtenExam.strict().safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new Error(`${path} is not an exam:\n${z.prettifyError(read.error)}`);
  const { questions, ...exam } = read.data;
  return {
    ...exam,
    questions: questions.map(({ id: _, ...question }) => ({
      ...question,
      answer: placeOf(question.answer, question.type === 'matching' ? exam.matchingOptions : question.options),
    })),
  };
};

/** What every school begins with: an exam for each grade, to be reviewed, changed or removed. */
export const readContent = (folder = join(CONTENT_ROOT, 'exams')) =>
  Promise.all(GRADES.map((each) => readExamFile(join(folder, `grade-${each}.json`))));

/** Once for a school: an exam that staff removed does not come back. */
export const provideExams = async (deps: Deps): Promise<void> => {
  if (await queries.findProvided(deps.db)) return;
  const content = await readContent();
  await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'exams-provided');
    if (await queries.findProvided(trx)) return;
    const now = deps.clock();
    for (const { key, ...exam } of content)
      await insertNew(trx, now, { ...exam, requestKey: randomUUID(), date: schoolDay(now) }, { contentKey: key });
  });
};

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { schoolDay } from '#domain/calendar/school-day';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { optionsFor } from '#domain/questions/bank';
import { GRADES } from '#domain/roster/grades';
import { readContentFile } from '#server/platform/content';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';
import { placeOf } from '#server/questions/service';
import { CONTENT_ROOT } from '#server/root';
import { examFields, examQuestionFields } from '#wire/exams/paper';
import { insertNew } from './exams.ts';
import * as queries from './queries.ts';

/** As people write it: the answer in words, held to the same limits as what staff type. */
const writtenQuestion = examQuestionFields.extend({
  id: z.string().regex(/^g[456]-e-\d\d$/u),
  /** Of the curriculum. */
  lesson: z.string(),
  answer: z.union([z.boolean(), z.string()]),
});

const writtenExam = examFields.omit({ date: true }).extend({
  key: z.string().regex(/^g[456]-exam-\d$/u),
  questions: z.array(writtenQuestion.strict()).length(EXAM_QUESTIONS),
});

const readExamFile = async (path: string) => {
  const { questions, ...exam } = await readContentFile(path, writtenExam.strict(), 'exam');
  return {
    ...exam,
    questions: questions.map((question) => ({
      ...question,
      answer: placeOf(question.answer, optionsFor(question, exam.matchingOptions)),
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
    for (const { key, questions, ...exam } of content) {
      const asked = questions.map(({ id: _, lesson: __, ...question }) => question);
      const written = { ...exam, questions: asked, requestKey: randomUUID(), date: schoolDay(now) };
      await insertNew(trx, now, written, { contentKey: key });
    }
  });
};

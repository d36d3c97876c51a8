import type { StaffActor } from '#domain/access/actors';
import { averageOf } from '#domain/exams/grading';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { readPage } from '#server/platform/pages';
import type { QueryOf } from '#wire/contract';
import { sheetReply, sheetsFrom } from './cells.ts';
import { examLine } from './exams.ts';
import { matchingOptionsOf, questionsOf, reviewsOf, withShape } from './paper.ts';
import * as papers from './papers-queries.ts';
import * as queries from './queries.ts';
import { passagesOf, withVerse } from './verses.ts';

const PAGE = 50;
const NONE = { graded: 0, absent: 0, started: 0, scores: 0, full: 0 };

export const listExams = async (deps: Deps, filter: QueryOf<'GET /api/admin/exams'>) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) => queries.listExams(deps.db, filter, limit));
  const ids = rows.map((row) => row.id);
  const counts = new Map((await queries.countPapers(deps.db, ids)).map((row) => [row.examId, row]));
  const sitting = new Map<number, number>();
  for (const grade of new Set(rows.map((row) => row.grade)))
    sitting.set(grade, (await queries.listSitting(deps.db, { grade })).rows.length);
  const exams = rows.map((row) => {
    const count = counts.get(row.id) ?? NONE;
    return {
      ...withShape(row),
      ...count,
      unreviewed: reviewsOf(row).filter((review) => review === null).length,
      pupils: sitting.get(row.grade) ?? 0,
      average: averageOf(count.scores, count.graded),
    };
  });
  return { exams, nextBefore };
};

export const readExam = async ({ db }: Deps, id: number) => {
  const exam = await queries.readExam(db, id);
  const passages = await passagesOf(db, [exam]);
  const reviews = reviewsOf(exam);
  return {
    ...withShape(exam),
    matchingOptions: [...matchingOptionsOf(exam)],
    questions: questionsOf(exam).map((question, place) => ({
      ...withVerse(question, place, passages),
      // Kept for another key, also while the sentence is true.
      correction: question.correction,
      reviewedAt: reviews[place]?.at ?? null,
      reviewedBy: reviews[place]?.by ?? null,
    })),
    hasAnswers: await papers.hasAnswers(db, id),
  };
};

/** Every pupil of the grade in the order of the register, and after them who had a paper before they left it. */
export const readGrid = async (deps: Deps, id: number, section?: string) => {
  const exam = await queries.readExam(deps.db, id);
  const { rows } = await (section === undefined
    ? papers.listPapers(deps.db, { examId: id })
    : papers.listPapersOfSection(deps.db, { examId: id, section }));
  return {
    exam: withShape(exam),
    questions: questionsOf(exam).map((question, place) => ({ number: place + 1, ...question })),
    sheets: (await sheetsFrom(deps.db, exam, rows, section)).map(sheetReply),
  };
};

/** All of it leaves the product in a file: the log says who took it. */
export const exportResults = async (deps: Deps, staff: StaffActor, id: number) => {
  const grid = await readGrid(deps, id);
  await logAdminAction(deps.db, deps.clock(), examLine(staff, 'exam_exported', grid.exam));
  return grid;
};

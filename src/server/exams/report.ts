import type { StaffActor } from '#domain/access/actors';
import { keyOf } from '#domain/exams/answers';
import { distributionOf, hardestItems, itemReport } from '#domain/exams/items';
import { optionCount } from '#domain/questions/questions';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { readPage } from '#server/platform/pages';
import type { QueryOf } from '#wire/contract';
import { listNamed } from './cells.ts';
import { auditSubject } from './exams.ts';
import { answersOf, questionsOf } from './paper.ts';
import * as papers from './papers-queries.ts';
import * as queries from './queries.ts';

const PAGE = 50;
/** As many as fit beside each other on a screen. */
const EARLIER = 8;

export const listExams = async (deps: Deps, filter: QueryOf<'GET /api/admin/exams'>) => {
  const page = await readPage(PAGE, (limit) => queries.listExams(deps.db, filter, limit));
  const ids = page.rows.map((row) => row.id);
  const counts = ids.length > 0 ? await queries.countPapers(deps.db, ids) : [];
  const sitting = new Map<number, number>();
  for (const grade of new Set(page.rows.map((row) => row.grade)))
    sitting.set(grade, (await queries.listSitting(deps.db, { grade })).rows.length);
  return { ...page, counts: new Map(counts.map((row) => [row.exam_id, row])), sitting };
};

export const readExam = async (deps: Deps, id: number) => ({
  exam: await queries.readExam(deps.db, id),
  hasAnswers: await papers.hasAnswers(deps.db, id),
});

/** Every pupil of the grade in the order of the register, and after them who had a paper before they left it. */
export const readGrid = async (deps: Deps, id: number) => {
  const exam = await queries.readExam(deps.db, id);
  const { rows } = await papers.listPapers(deps.db, { examId: id });
  const names = await listNamed(
    deps.db,
    exam,
    rows.map((row) => row.student_id),
  );
  return { exam, names, papers: new Map(rows.map((row) => [row.student_id, row])) };
};

const wholeOnes = (rows: readonly papers.CorrectionRow[]) => rows.filter((row) => row.is_complete === 1);

/** From the papers that are whole. */
export const itemsOf = (exam: Pick<queries.ExamRow, 'questions'>, rows: readonly papers.CorrectionRow[]) => {
  const questions = questionsOf(exam);
  const whole = wholeOnes(rows);
  return {
    items: itemReport(keyOf(questions), whole.map(answersOf), questions.map(optionCount)),
    papers: whole.length,
  };
};

const averages = async (deps: Deps, { grade, exam_date, id }: queries.ExamRow) => {
  const exams = await queries.listUpTo(deps.db, grade, exam_date, EARLIER);
  const known = exams.some((exam) => exam.id === id) ? exams : [await queries.readExam(deps.db, id), ...exams];
  const counts = await queries.countPapers(
    deps.db,
    known.map((exam) => exam.id),
  );
  return known.toReversed().flatMap((exam) => {
    const count = counts.find((row) => row.exam_id === exam.id);
    return count && count.graded > 0
      ? [{ id: exam.id, title: exam.title, date: exam.exam_date, average: count.scores / count.graded }]
      : [];
  });
};

export const readReport = async (deps: Deps, id: number) => {
  const exam = await queries.readExam(deps.db, id);
  const rows = await papers.listCorrections(deps.db, id);
  const { items, papers: count } = itemsOf(exam, rows);
  const scores = wholeOnes(rows).map((row) => row.total_score);
  return {
    exam,
    items,
    scores,
    absent: rows.filter((row) => row.is_absent === 1).length,
    hardest: hardestItems(items, count),
    distribution: distributionOf(scores),
    earlier: await averages(deps, exam),
  };
};

/** All of it leaves the product in a file: the log says who took it. */
export const exportResults = async (deps: Deps, staff: StaffActor, id: number) => {
  const exam = await queries.readExam(deps.db, id);
  const rows = await papers.listCorrections(deps.db, id);
  const names = await listNamed(
    deps.db,
    exam,
    rows.map((row) => row.student_id),
  );
  await logAdminAction(deps.db, deps.clock(), { actor: staff, action: 'exam_exported', ...auditSubject(exam) });
  return { exam, names, rows: new Map(rows.map((row) => [row.student_id, row])) };
};

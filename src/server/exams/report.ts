import type { StaffActor } from '#domain/access/actors';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { readPage } from '#server/platform/pages';
import type { QueryOf } from '#wire/contract';
import { listNamed } from './cells.ts';
import { examLine } from './exams.ts';
import * as papers from './papers-queries.ts';
import * as queries from './queries.ts';

const PAGE = 50;

export const listExams = async (deps: Deps, filter: QueryOf<'GET /api/admin/exams'>) => {
  const page = await readPage(PAGE, (limit) => queries.listExams(deps.db, filter, limit));
  const ids = page.rows.map((row) => row.id);
  const counts = ids.length > 0 ? await queries.countPapers(deps.db, ids) : [];
  const sitting = new Map<number, number>();
  for (const grade of new Set(page.rows.map((row) => row.grade)))
    sitting.set(grade, (await queries.listSitting(deps.db, { grade })).rows.length);
  return { ...page, counts: new Map(counts.map((row) => [row.examId, row])), sitting };
};

export const readExam = async (deps: Deps, id: number) => ({
  exam: await queries.readExam(deps.db, id),
  hasAnswers: await papers.hasAnswers(deps.db, id),
});

/** Every pupil of the grade in the order of the register, and after them who had a paper before they left it. */
export const readGrid = async (deps: Deps, id: number, section?: string) => {
  const exam = await queries.readExam(deps.db, id);
  const { rows } = await (section === undefined
    ? papers.listPapers(deps.db, { examId: id })
    : papers.listPapersOfSection(deps.db, { examId: id, section }));
  const pupils = [...(await listNamed(deps.db, exam, rows, section)).values()];
  return { exam, pupils, papers: new Map(rows.map((row) => [row.studentId, row])) };
};

/** All of it leaves the product in a file: the log says who took it. */
export const exportResults = async (deps: Deps, staff: StaffActor, id: number) => {
  const grid = await readGrid(deps, id);
  await logAdminAction(deps.db, deps.clock(), examLine(staff, 'exam_exported', grid.exam));
  return grid;
};

import type { StaffActor } from '#domain/access/actors';
import { shownTerm } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import {
  isWeighed,
  lastOf,
  type MarkState,
  sumOfWeights,
  totalOf,
  WEIGHTS_SUM,
  type Weighed,
  weakestPart,
} from '#domain/exams/gradebook';
import type { Grade } from '#domain/roster/grades';
import { listTerms } from '#server/calendar/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { readNationalNumber, showNationalNumber } from '#server/roster/service';
import { weightsText } from '#strings/exams/gradebook';
import { gradeNames } from '#strings/widgets';
import type { BodyOf, QueryOf } from '#wire/contract';
import { makeupOf, readShape } from './paper.ts';
import * as papers from './papers-queries.ts';
import * as queries from './queries.ts';

type Mark = Awaited<ReturnType<typeof papers.listMarks>>[number];

const NOTHING = { score: null, state: 'none' as MarkState };

/** What is still being typed of a make-up says nothing yet. */
const markOf = (row: Mark | undefined): { readonly score: number | null; readonly state: MarkState } => {
  if (!row) return NOTHING;
  const makeup = makeupOf(row);
  if (row.isAbsent === 1 || makeup === 'open') return { score: null, state: 'absent' };
  if (row.isComplete === 0) return NOTHING;
  return { score: row.totalScore, state: makeup === null ? 'sat' : 'makeup' };
};

const examsOf = async (executor: Executor, grade: Grade, wanted: number | undefined, now: Date) => {
  const terms = await listTerms(executor);
  const term = wanted === undefined ? shownTerm(terms, schoolDay(now)) : terms.find(({ id }) => id === wanted);
  if (wanted !== undefined && !term) throw new Refusal('exam_term_not_found');
  return { terms, term: term ?? null, exams: term ? await queries.listOfDays(executor, grade, term) : [] };
};

/** Who sits the exams of a grade, with what stands there for each of these exams, and the paper of the last. */
const pupilsOf = async (executor: Executor, grade: Grade, exams: readonly (Weighed & { readonly id: number })[]) => {
  const ids = exams.map(({ id }) => id);
  const found = new Map((await papers.listMarks(executor, ids)).map((row) => [`${row.studentId} ${row.examId}`, row]));
  const { rows } = await queries.listSitting(executor, { grade });
  return rows.map(({ id: studentId, name, classId: section }) => {
    const sat = ids.map((id) => found.get(`${studentId} ${id}`));
    const marks = sat.map(markOf);
    const scores = marks.map(({ score }) => score);
    return { studentId, name, section, marks, ...totalOf(exams, scores), last: sat.at(-1) };
  });
};

/** Counted anew whenever it is asked for: what is published, taken back or weighed otherwise stands in it at once. */
export const readGradebook = async (deps: Deps, { grade, term: wanted }: QueryOf<'GET /api/admin/gradebook'>) => {
  const { terms, term, exams } = await examsOf(deps.db, grade, wanted, deps.clock());
  const pupils = await pupilsOf(deps.db, grade, exams);
  return { grade, terms, term: term?.id ?? null, exams, isWeighed: isWeighed(exams), pupils };
};

/** Of exactly the exams that stand there: one that was published since would else weigh nothing unseen. */
export const setWeights = async (
  deps: Deps,
  staff: StaffActor,
  { grade, term, weights }: BodyOf<'PUT /api/admin/gradebook/weights'>,
) => {
  const sum = sumOfWeights(weights.map(({ weight }) => weight));
  if (sum !== WEIGHTS_SUM) throw new Refusal('exam_weights_sum', { fields: { weights: weightsText.sum(sum) } });
  await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'exam-weights', String(grade));
    const { exams } = await examsOf(trx, grade, term, deps.clock());
    const after = new Map(weights.map(({ examId, weight }) => [examId, weight]));
    if (after.size !== exams.length || exams.some(({ id }) => !after.has(id)))
      throw new Refusal('exam_weights_changed');
    if (exams.every(({ id, weight }) => after.get(id) === weight)) return;
    for (const exam of exams) await queries.updateExam(trx, exam, { weight: after.get(exam.id) ?? null });
    await logAct(trx, deps.clock(), staff, 'exam_weights_set', about('school_terms', term, gradeNames[grade]), {
      details: { grade },
      before: { weights: exams.map(({ title, weight }) => weightsText.line(title, weight)) },
      after: { weights: exams.map(({ id, title }) => weightsText.line(title, after.get(id) ?? null)) },
    });
  });
  deps.live.tell('staff', 'exams');
};

/** Leaves the product in a file: the log says who took it. Numbers of the register are the admins' to see. */
export const takeList = async (
  deps: Deps,
  staff: StaffActor,
  { grade, term }: BodyOf<'POST /api/admin/gradebook/list'>,
  isWhole = false,
) => {
  const subject = about('school_terms', term, gradeNames[grade]);
  await logAct(deps.db, deps.clock(), staff, 'exam_gradebook_exported', subject, { details: { grade } });
  const numbers: { studentId: number; number: string }[] = [];
  if (staff.role !== 'admin') return { numbers };
  for (const { id: studentId } of (await queries.listSitting(deps.db, { grade })).rows) {
    const { masked } = await readNationalNumber(deps, studentId);
    if (masked === null) continue;
    const { number } = isWhole ? await showNationalNumber(deps, staff, studentId) : { number: masked };
    numbers.push({ studentId, number });
  }
  return { numbers };
};

/** A book of one exam, and of the one before it of the same grade that was published. */
export const readResults = async ({ db }: Deps, id: number) => {
  const exam = await queries.readExam(db, id);
  const exams = [...(await queries.listPublishedBefore(db, exam)), { ...exam, max: exam.maxScore }];
  const shape = readShape(exam);
  const pupils = (await pupilsOf(db, exam.grade, exams)).map(({ last, ...pupil }) => {
    const reached = lastOf(exams, pupil.marks);
    return { ...pupil, ...reached, weakest: last && reached.percent !== null ? weakestPart(shape, last) : null };
  });
  return { grade: exam.grade, exams, pupils };
};

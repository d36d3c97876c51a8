import type { StaffActor } from '#domain/access/actors';
import { shownTerm } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import { examPercent } from '#domain/exams/agreement';
import { isWeighed, type MarkState, sumOfWeights, totalOf, WEIGHTS_SUM, weakestPart } from '#domain/exams/gradebook';
import type { Grade } from '#domain/roster/grades';
import { listTerms } from '#server/calendar/service';
import { about, logAdminAction } from '#server/platform/audit';
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

const byPupilAndExam = (rows: readonly Mark[]) => new Map(rows.map((row) => [`${row.studentId} ${row.examId}`, row]));

const examsOf = async (executor: Executor, grade: Grade, wanted: number | undefined, now: Date) => {
  const terms = await listTerms(executor);
  const term = wanted === undefined ? shownTerm(terms, schoolDay(now)) : terms.find(({ id }) => id === wanted);
  if (wanted !== undefined && !term) throw new Refusal('exam_term_not_found');
  return { terms, term: term ?? null, exams: term ? await queries.listOfDays(executor, grade, term) : [] };
};

/** Counted anew whenever it is asked for: what is published, taken back or weighed otherwise stands in it at once. */
export const readGradebook = async (deps: Deps, { grade, term: wanted }: QueryOf<'GET /api/admin/gradebook'>) => {
  const { terms, term, exams: rows } = await examsOf(deps.db, grade, wanted, deps.clock());
  const exams = rows.map(({ id, title, date, maxScore, weight }) => ({ id, title, date, max: maxScore, weight }));
  const found = byPupilAndExam(
    await papers.listMarks(
      deps.db,
      exams.map(({ id }) => id),
    ),
  );
  const { rows: pupils } = await queries.listSitting(deps.db, { grade });
  return {
    grade,
    terms,
    term: term?.id ?? null,
    exams,
    isWeighed: isWeighed(exams),
    pupils: pupils.map(({ id: studentId, name, classId }) => {
      const marks = exams.map((exam) => markOf(found.get(`${studentId} ${exam.id}`)));
      const scores = marks.map(({ score }) => score);
      return { studentId, name, section: classId, marks, ...totalOf(exams, scores) };
    }),
  };
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
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: 'exam_weights_set',
      ...about('school_terms', term, gradeNames[grade]),
      details: { grade },
      before: { weights: exams.map(({ title, weight }) => weightsText.line(title, weight)) },
      after: { weights: exams.map(({ id, title }) => weightsText.line(title, after.get(id) ?? null)) },
    });
  });
  deps.live.tell('staff', 'exams');
};

const logList = (deps: Deps, actor: StaffActor, { grade, term }: BodyOf<'POST /api/admin/gradebook/list'>) =>
  logAdminAction(deps.db, deps.clock(), {
    actor,
    action: 'exam_gradebook_exported',
    ...about('school_terms', term, gradeNames[grade]),
    details: { grade },
  });

const maskedNumbers = async (deps: Deps, grade: Grade) => {
  const numbers: { studentId: number; number: string }[] = [];
  for (const { id: studentId } of (await queries.listSitting(deps.db, { grade })).rows) {
    const { masked } = await readNationalNumber(deps, studentId);
    if (masked !== null) numbers.push({ studentId, number: masked });
  }
  return numbers;
};

/** Leaves the product in a file: the log says who took it. Numbers of the register are the admins' to see. */
export const takeList = async (deps: Deps, staff: StaffActor, wanted: BodyOf<'POST /api/admin/gradebook/list'>) => {
  await logList(deps, staff, wanted);
  return { numbers: staff.role === 'admin' ? await maskedNumbers(deps, wanted.grade) : [] };
};

export const takeWholeList = async (
  deps: Deps,
  staff: StaffActor,
  wanted: BodyOf<'POST /api/admin/gradebook/list'>,
) => {
  await logList(deps, staff, wanted);
  const numbers: { studentId: number; number: string }[] = [];
  for (const { studentId } of await maskedNumbers(deps, wanted.grade))
    numbers.push({ studentId, ...(await showNationalNumber(deps, staff, studentId)) });
  return { numbers };
};

/** Of one exam, with the one before it of the same grade that was published. */
export const readResults = async ({ db }: Deps, id: number) => {
  const exam = await queries.readExam(db, id);
  const earlier = await queries.findPublishedBefore(db, exam);
  const found = byPupilAndExam(await papers.listMarks(db, earlier ? [id, earlier.id] : [id]));
  const { rows: pupils } = await queries.listSitting(db, exam);
  const percentOf = (score: number | null, max: number) => (score === null ? null : examPercent(score, max));
  const shape = readShape(exam);
  const results = pupils.map(({ id: studentId, name, classId }) => {
    const row = found.get(`${studentId} ${id}`);
    const mark = markOf(row);
    const past = earlier ? markOf(found.get(`${studentId} ${earlier.id}`)).score : null;
    const parts = row && {
      truefalse: row.truefalseScore,
      choice: row.multiplechoiceScore,
      matching: row.matchingScore,
    };
    return {
      studentId,
      name,
      section: classId,
      ...mark,
      percent: percentOf(mark.score, exam.maxScore),
      before: percentOf(past, earlier?.maxScore ?? 1),
      weakest: mark.score !== null && parts ? weakestPart(shape, parts) : null,
    };
  });
  return { title: exam.title, grade: exam.grade, date: exam.date, shape, results };
};

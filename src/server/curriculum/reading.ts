import type { PupilActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { exceptionsOf, layOutWeeks } from '#domain/calendar/terms';
import {
  type CurriculumPlan,
  countLessons,
  crowdedWeeks,
  lessonsOfWeek,
  placeLessons,
  WEEK_QUESTIONS_MAX,
} from '#domain/curriculum/lessons';
import { classKey, concerns, type SchoolClass } from '#domain/roster/classes';
import { GRADES, type Grade } from '#domain/roster/grades';
import { findComing, findComingTerm, listTerms, readShownTerm, termIn } from '#server/calendar/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { onceFor } from '#server/platform/once-for';
import type { IsSetUp } from '#server/platform/setup';
import type { Waiting } from '#server/platform/waiting';
import { activeQuestions, countQuestions, presentQuestion } from '#server/questions/service';
import { countPupils } from '#server/roster/service';
import type { SchoolTerm } from '#wire/calendar';
import type { PlannedLesson } from '#wire/curriculum';
import * as queries from './queries.ts';

export const planOf = onceFor(({ weeks }: { readonly weeks: string }): CurriculumPlan => JSON.parse(weeks));

export const readCurriculum = async (executor: Executor, termId: number, grade: Grade) => {
  const [curriculum] = (await queries.findCurriculum(executor, { termId, grade })).rows;
  if (!curriculum) throw new Error('every term is given its curricula when it is opened');
  return { ...curriculum, plan: planOf(curriculum) };
};

/** Of each grade how many lessons a term has planned. */
const plannedIn = async (executor: Executor, termId: number): Promise<number[]> => {
  const counts: number[] = [];
  for (const grade of GRADES) {
    const { rows } = await queries.findCurriculum(executor, { termId, grade });
    counts.push(...rows.map((row) => countLessons(planOf(row))));
  }
  return counts;
};

/** Of the term that runs or comes next; before there is one, the syllabus stands for it. */
export const hasEveryPlan: IsSetUp = async (deps) => {
  const term = await findComingTerm(deps);
  const counts = term
    ? await plannedIn(deps.db, term.id)
    : (await queries.listSyllabi(deps.db)).map((each) => countLessons(planOf(each)));
  return counts.filter((lessons) => lessons > 0).length === GRADES.length;
};

/** Grades that have nothing planned in the term that runs or comes next. */
export const countEmptyPlans = async (executor: Executor, now: Date): Promise<Waiting> => {
  const coming = await findComing(executor, now);
  const counts = coming ? await plannedIn(executor, coming.term.id) : [];
  const count = counts.filter((lessons) => lessons === 0).length;
  return { count, oldest: count > 0 && coming ? coming.openedAt : null };
};

export const lessonsById = onceFor(
  (rows: readonly queries.LessonRow[]): ReadonlyMap<string, queries.LessonRow> =>
    new Map(rows.map((row) => [row.id, row])),
);

const weeksOf = onceFor(layOutWeeks);

/** The term that staff look at; without one, that which pages show today. */
export const readTerm = async (deps: Deps, termId: number | undefined): Promise<SchoolTerm> => {
  if (termId === undefined) return readShownTerm(deps);
  return termIn(await listTerms(deps.db), termId);
};

export const numberedWeeks = (term: SchoolTerm) => weeksOf(term).filter(({ number }) => number !== null);

/** One week's lessons on their days. */
export const placeIn = (term: SchoolTerm, plan: CurriculumPlan, of: SchoolClass, week: number) =>
  placeLessons(
    term,
    weeksOf(term).filter(({ number }) => number === week),
    plan,
    of,
  );

/** What staff planned for a grade in a term and taught. */
const readPlanned = async (db: Executor, term: SchoolTerm, grade: Grade) => {
  const { plan, version } = await readCurriculum(db, term.id, grade);
  const lessons = (await queries.listLessons(db, { grade })).rows;
  const taught = (await queries.listTaught(db, { termId: term.id, grade })).rows;
  return { term, plan, version, lessons, taught };
};
type Read = Awaited<ReturnType<typeof readPlanned>>;

/** By the class itself, or by its grade as one. */
const isTaughtTo =
  (of: SchoolClass) =>
  (row: queries.TaughtRow): boolean =>
    concerns({ grade: row.grade, section: row.section || null }, of);

/** On their days, with what was taught. */
const placedLessons = ({ term, plan, taught }: Read, of: SchoolClass) => {
  const own = taught.filter(isTaughtTo(of));
  return placeLessons(term, weeksOf(term), plan, of).map((placed) => ({
    ...placed,
    taught: own.find((row) => row.week === placed.week && row.lessonId === placed.lessonId),
  }));
};

const headOf = (term: SchoolTerm, of: SchoolClass) => ({
  ...term,
  exceptions: exceptionsOf(term, of),
  weeks: weeksOf(term),
});

/** What a whole class sees alike. */
const presentShared = (read: Read, of: SchoolClass) => ({
  grade: of.grade,
  term: headOf(read.term, of),
  lessons: placedLessons(read, of).flatMap(({ lessonId, taught: row, ...place }): PlannedLesson[] => {
    const lesson = lessonsById(read.lessons).get(lessonId);
    return lesson ? [{ ...lesson, ...place, isTaught: row !== undefined }] : [];
  }),
});

interface Kept {
  readonly of: Read;
  readonly shared: ReturnType<typeof presentShared>;
}

/** Made anew only where one of the four was: a remembered read gives the same object until something is written. */
const keptFor = onceFor((_lessons: readonly queries.LessonRow[]) => new Map<string, Kept>());

const sharedOf = (read: Read, of: SchoolClass) => {
  const kept = keptFor(read.lessons);
  const last = kept.get(classKey(of));
  const isSame = last && last.of.term === read.term && last.of.plan === read.plan && last.of.taught === read.taught;
  if (isSame) return last.shared;
  const shared = presentShared(read, of);
  kept.set(classKey(of), { of: read, shared });
  return shared;
};

/** The lessons of a term on their days, as its plan has them now. */
export const readPlacedLessons = async (db: Executor, term: SchoolTerm, of: SchoolClass): Promise<PlannedLesson[]> =>
  sharedOf(await readPlanned(db, term, of.grade), of).lessons;

export const readOwnCurriculum = async (deps: Deps, { studentId, grade, section }: PupilActor) => {
  const { db, clock } = deps;
  const now = clock();
  const term = await readShownTerm(deps);
  const read = await readPlanned(db, term, grade);
  const { rows } = await queries.listMarks(db, { studentId, termId: term.id });
  const marks = rows.map(({ weekId: id, ...mark }) => ({ ...mark, week: Number(id.slice('week'.length)) }));
  return { shared: sharedOf(read, { grade, section }), now: now.toISOString(), today: schoolDay(now), marks };
};

/** Of what the teacher marked as taught in that week. */
export const readWeekQuestions = async (deps: Deps, { grade, section }: PupilActor, week: number) => {
  const term = await readShownTerm(deps);
  const { plan } = await readCurriculum(deps.db, term.id, grade);
  const planned = new Set(Object.values(lessonsOfWeek(plan, week)).flat());
  const { rows } = await queries.listTaught(deps.db, { termId: term.id, grade });
  const taught = new Set(
    rows
      .filter(isTaughtTo({ grade, section }))
      .filter((row) => row.week === week && planned.has(row.lessonId))
      .map((row) => row.lessonId),
  );
  if (taught.size === 0) throw new Refusal('week_not_taught');
  const questions = await activeQuestions(deps.db, grade);
  return questions
    .filter(({ lessonId }) => lessonId !== null && taught.has(lessonId))
    .slice(0, WEEK_QUESTIONS_MAX)
    .map(presentQuestion);
};

const NOT_ASKED = { questions: 0, attempts: 0, correctAnswers: 0 };

/** The terms that a plan can be looked at in, or copied from. */
const presentTerms = async (db: Executor, grade: Grade) => {
  const counts = new Map(
    (await queries.listCurricula(db))
      .filter((each) => each.grade === grade)
      .map((each) => [each.termId, countLessons(planOf(each))]),
  );
  return (await listTerms(db)).map((term) => ({ ...term, lessons: counts.get(term.id) ?? 0 }));
};

/** For staff: the plan, what was taught, who is done, and which lessons have too few questions. */
export const readForStaff = async (deps: Deps, of: SchoolClass, termId?: number) => {
  const { db, clock } = deps;
  const { grade, section } = of;
  const term = await readTerm(deps, termId);
  const [read, done, counted, pupils, terms] = await Promise.all([
    readPlanned(db, term, grade),
    queries.countDone(db, term.id, of),
    countQuestions(db, grade),
    countPupils(db, of),
    presentTerms(db, grade),
  ]);
  const asked = new Map(counted.map((row) => [row.lessonId, row]));
  const isPlanned = new Set(read.plan.flatMap(({ quran, islamic }) => [...quran, ...islamic]));
  return {
    today: schoolDay(clock()),
    grade,
    section,
    version: read.version,
    pupils,
    term: headOf(term, of),
    terms,
    crowded: crowdedWeeks(term, weeksOf(term), read.plan, of),
    lessons: read.lessons
      .filter(({ id }) => isPlanned.has(id))
      .map((lesson) => ({ ...(asked.get(lesson.id) ?? NOT_ASKED), ...lesson })),
    plan: placedLessons(read, of).map(({ taught: row, ...placed }) => ({
      ...placed,
      taughtAt: row?.taughtAt ?? null,
      done: done.find((each) => each.weekId === weekId(placed.week) && each.lessonId === placed.lessonId)?.done ?? 0,
    })),
  };
};

export const weekId = (week: number): string => `week${week}`;

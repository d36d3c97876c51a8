import type { PupilActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { layOutWeeks } from '#domain/calendar/terms';
import { type CurriculumPlan, lessonsOfWeek, placeLessons, WEEK_QUESTIONS_MAX } from '#domain/curriculum/lessons';
import { GRADES, type Grade } from '#domain/roster/grades';
import { readShownTerm } from '#server/calendar/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { onceFor } from '#server/platform/once-for';
import type { IsSetUp } from '#server/platform/setup';
import { activeQuestions, countQuestions, presentQuestion } from '#server/questions/service';
import type { SchoolTerm } from '#wire/calendar';
import type { PlannedLesson } from '#wire/curriculum';
import * as queries from './queries.ts';

export const planOf = onceFor(({ weeks }: { readonly weeks: string }): CurriculumPlan => JSON.parse(weeks));

export const readCurriculum = async (executor: Executor, grade: Grade) => {
  const [curriculum] = (await queries.findCurriculum(executor, { grade })).rows;
  if (!curriculum) throw new Error('every school is given its curricula at the start');
  return { ...curriculum, plan: planOf(curriculum) };
};

export const hasEveryPlan: IsSetUp = async ({ db }) => {
  for (const grade of GRADES) {
    const [curriculum] = (await queries.findCurriculum(db, { grade })).rows;
    const isPlanned = curriculum && planOf(curriculum).some(({ quran, islamic }) => quran.length + islamic.length > 0);
    if (!isPlanned) return false;
  }
  return true;
};

export const lessonsById = onceFor(
  (rows: readonly queries.LessonRow[]): ReadonlyMap<string, queries.LessonRow> =>
    new Map(rows.map((row) => [row.id, row])),
);

const weeksOf = onceFor(layOutWeeks);

/** One week's lessons on their days. */
export const placeIn = (term: SchoolTerm, plan: CurriculumPlan, grade: Grade, week: number) =>
  placeLessons(
    term,
    weeksOf(term).filter(({ number }) => number === week),
    plan,
    grade,
  );

/** What staff planned for a grade and taught in a term. */
const readPlanned = async (db: Executor, term: SchoolTerm, grade: Grade) => {
  const { plan, version } = await readCurriculum(db, grade);
  const lessons = (await queries.listLessons(db, { grade })).rows;
  const taught = (await queries.listTaught(db, { termId: term.id, grade })).rows;
  return { term, plan, version, lessons, taught };
};
type Read = Awaited<ReturnType<typeof readPlanned>>;

/** On their days, with what was taught. */
const placedLessons = ({ term, plan, taught }: Read, grade: Grade) =>
  placeLessons(term, weeksOf(term), plan, grade).map((placed) => ({
    ...placed,
    taught: taught.find((row) => row.week === placed.week && row.lessonId === placed.lessonId),
  }));

/** What a whole grade sees alike. */
const presentShared = (read: Read, grade: Grade) => ({
  grade,
  term: { ...read.term, weeks: weeksOf(read.term) },
  lessons: placedLessons(read, grade).flatMap(({ lessonId, taught: row, ...place }): PlannedLesson[] => {
    const lesson = lessonsById(read.lessons).get(lessonId);
    return lesson ? [{ ...lesson, ...place, isTaught: row !== undefined }] : [];
  }),
});

/** Made anew only where one of the four was: a remembered read gives the same object until something is written. */
const keptFor = onceFor(
  (_lessons: readonly queries.LessonRow[]): { last?: { of: Read; shared: ReturnType<typeof presentShared> } } => ({}),
);

const sharedOf = (read: Read, grade: Grade) => {
  const kept = keptFor(read.lessons);
  const { last } = kept;
  const isSame = last && last.of.term === read.term && last.of.plan === read.plan && last.of.taught === read.taught;
  if (isSame) return last.shared;
  const shared = presentShared(read, grade);
  kept.last = { of: read, shared };
  return shared;
};

/** The lessons of a term on their days, as its plan has them now. */
export const readPlacedLessons = async (db: Executor, term: SchoolTerm, grade: Grade): Promise<PlannedLesson[]> =>
  sharedOf(await readPlanned(db, term, grade), grade).lessons;

export const readOwnCurriculum = async (deps: Deps, { studentId, grade }: PupilActor) => {
  const { db, clock } = deps;
  const now = clock();
  const term = await readShownTerm(deps);
  const read = await readPlanned(db, term, grade);
  const { rows } = await queries.listMarks(db, { studentId, termId: term.id });
  const marks = rows.map(({ weekId: id, ...mark }) => ({ ...mark, week: Number(id.slice('week'.length)) }));
  return { shared: sharedOf(read, grade), now: now.toISOString(), today: schoolDay(now), marks };
};

/** Of what the teacher marked as taught in that week. */
export const readWeekQuestions = async (deps: Deps, { grade }: PupilActor, week: number) => {
  const term = await readShownTerm(deps);
  const { plan } = await readCurriculum(deps.db, grade);
  const planned = new Set(Object.values(lessonsOfWeek(plan, week)).flat());
  const { rows } = await queries.listTaught(deps.db, { termId: term.id, grade });
  const taught = new Set(
    rows.filter((row) => row.week === week && planned.has(row.lessonId)).map((row) => row.lessonId),
  );
  if (taught.size === 0) throw new Refusal('week_not_taught');
  const questions = await activeQuestions(deps.db, grade);
  return questions
    .filter(({ lessonId }) => lessonId !== null && taught.has(lessonId))
    .slice(0, WEEK_QUESTIONS_MAX)
    .map(presentQuestion);
};

const NOT_ASKED = { questions: 0, attempts: 0, correctAnswers: 0 };

/** For staff: the plan, what was taught, who is done, and which lessons have too few questions. */
export const readForStaff = async (deps: Deps, grade: Grade) => {
  const { db, clock } = deps;
  const term = await readShownTerm(deps);
  const read = await readPlanned(db, term, grade);
  const done = await queries.countDone(db, term.id, grade);
  const asked = new Map((await countQuestions(db, grade)).map((row) => [row.lessonId, row]));
  const isPlanned = new Set(read.plan.flatMap(({ quran, islamic }) => [...quran, ...islamic]));
  return {
    today: schoolDay(clock()),
    grade,
    version: read.version,
    pupils: await queries.countPupils(db, grade),
    term: { ...term, weeks: weeksOf(term) },
    lessons: read.lessons
      .filter(({ id }) => isPlanned.has(id))
      .map((lesson) => ({ ...(asked.get(lesson.id) ?? NOT_ASKED), ...lesson })),
    plan: placedLessons(read, grade).map(({ taught: row, ...placed }) => ({
      ...placed,
      taughtAt: row?.taughtAt ?? null,
      done: done.find((each) => each.weekId === weekId(placed.week) && each.lessonId === placed.lessonId)?.done ?? 0,
    })),
  };
};

export const weekId = (week: number): string => `week${week}`;

import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import { COURSES, type Course } from '#domain/calendar/courses';
import { type CurriculumPlan, lessonsOfWeek } from '#domain/curriculum/lessons';
import { foldText, spelledOut } from '#domain/questions/bank';
import { MOST_VERSES, type VerseRange } from '#domain/quran/surahs';
import { readReference } from '#domain/quran/verse-reference';
import type { Grade } from '#domain/roster/grades';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { findQuestion, setLessonOf } from '#server/questions/service';
import { readVerses } from '#server/quran/service';
import { curriculumFaults as texts } from '#strings/curriculum/refusals';
import type { SchoolTerm } from '#wire/calendar';
import type { BodyOf } from '#wire/contract';
import type { LessonEntry, PlanFields } from '#wire/curriculum';
import * as queries from './queries.ts';
import { lessonsById, numberedWeeks, readCurriculum, readTerm } from './reading.ts';

type Weeks = PlanFields['weeks'];
export type FieldFaults = Record<string, string>;

const hasVerses = async (executor: Executor, verses: string): Promise<boolean> =>
  readVerses(executor, readReference(verses, MOST_VERSES) as VerseRange).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

/** One topic of a grade's course is one lesson, however often the plan has it. */
const topicKey = (course: Course, { unit, topic }: Pick<LessonEntry, 'unit' | 'topic'>): string =>
  `${course}/${foldText(unit ?? '')}/${foldText(topic)}`;

const entryFaults = async (
  executor: Executor,
  known: ReadonlyMap<string, queries.LessonRow>,
  course: Course,
  { id, strand, verses }: LessonEntry,
  isRepeated: boolean,
): Promise<FieldFaults> => {
  const isStranger = id !== null && known.get(id)?.course !== course;
  const isUnknown = verses !== null && (course !== 'quran' || !(await hasVerses(executor, verses)));
  return {
    ...(isRepeated && { topic: texts.repeated }),
    ...(isStranger && { topic: texts.stranger }),
    ...(course === 'islamic' && strand === null && { strand: texts.strandless }),
    ...(isUnknown && { verses: texts.verses }),
  };
};

/** Everything that keeps this from being the plan, by its place. */
const planFaults = async (
  executor: Executor,
  known: ReadonlyMap<string, queries.LessonRow>,
  weeks: Weeks,
  isBeyond: (week: number, course: Course, id: string | null) => boolean,
): Promise<FieldFaults> => {
  const entries = weeks.flatMap((courses, week) =>
    COURSES.flatMap((course) => courses[course].map((entry, at) => ({ week, course, entry, at }))),
  );
  const seen = new Set<string>();
  const faults: FieldFaults = {};
  for (const { week, course, entry, at } of entries) {
    const key = `${week}/${topicKey(course, entry)}`;
    for (const [field, fault] of Object.entries(await entryFaults(executor, known, course, entry, seen.has(key))))
      faults[`weeks/${week}/${course}/${at}/${field}`] = fault;
    if (isBeyond(week + 1, course, entry.id)) faults[`weeks/${week}/${course}/${at}/week`] = texts.beyond;
    seen.add(key);
  }
  return faults;
};

/** A new lesson is named once, and a known topic is the lesson that has it. */
const namedLessons = (grade: Grade, known: ReadonlyMap<string, queries.LessonRow>, weeks: Weeks) => {
  const ids = new Map([...known.values()].map((row) => [topicKey(row.course, row), row.id]));
  const lessons = new Map<string, queries.LessonRow>();
  const plan = weeks.map((courses) => {
    const idsOf = (course: Course) =>
      courses[course].map(({ id, strand, verses, ...written }) => {
        const [unit, topic] = [written.unit && spelledOut(written.unit), spelledOut(written.topic)];
        const key = topicKey(course, { unit, topic });
        const named = id ?? ids.get(key) ?? `own-${randomUUID()}`;
        ids.set(key, named);
        const source = known.get(named)?.source ?? texts.ownSource;
        lessons.set(named, {
          id: named,
          grade,
          course,
          strand: course === 'islamic' ? strand : null,
          unit,
          topic,
          verses,
          source,
        });
        return named;
      });
    return { quran: idsOf('quran'), islamic: idsOf('islamic') };
  });
  return { plan, lessons: [...lessons.values()] };
};

const sameLesson = (a: queries.LessonRow | undefined, b: queries.LessonRow): boolean =>
  a !== undefined && a.strand === b.strand && a.unit === b.unit && a.topic === b.topic && a.verses === b.verses;

interface Written {
  readonly deps: Deps;
  readonly staff: StaffActor;
  readonly term: SchoolTerm;
  readonly grade: Grade;
  readonly action: 'curriculum_edited' | 'curriculum_imported';
}

/** Without the empty weeks at its end, which say nothing. */
export const planText = (plan: CurriculumPlan): string =>
  JSON.stringify(plan.slice(0, plan.findLastIndex(({ quran, islamic }) => quran.length + islamic.length > 0) + 1));

/** Lessons that were taught to whichever class and would leave their week. */
export const lostOf = async (
  trx: Executor,
  before: { readonly termId: number; readonly grade: Grade; readonly plan: CurriculumPlan },
  plan: CurriculumPlan,
  known: ReadonlyMap<string, queries.LessonRow>,
) => {
  const { termId, grade } = before;
  const { rows } = await queries.listTaught(trx, { termId, grade });
  const isIn = (weeks: CurriculumPlan, { week, lessonId }: queries.TaughtRow) =>
    COURSES.some((course) => lessonsOfWeek(weeks, week)[course].includes(lessonId));
  const lost = rows.filter((row) => isIn(before.plan, row) && !isIn(plan, row));
  // Several classes may have taken the same.
  const each = new Map(lost.map((row) => [`${row.week}/${row.lessonId}`, row]));
  return [...each.values()].map(({ week, lessonId }) => ({ week, topic: known.get(lessonId)?.topic ?? lessonId }));
};

/** In its transaction: looks, and writes where `version` says that staff saw what is there. */
export const writePlan = async (
  trx: Executor,
  { deps, staff, term, grade, action }: Written,
  weeks: Weeks,
  version: number | null,
) => {
  await takeTurns(trx, deps.engine, 'curriculum', String(grade));
  const before = await readCurriculum(trx, term.id, grade);
  const known = lessonsById((await queries.listLessons(trx, { grade })).rows);
  // What stands there since the term was longer may stay until somebody moves it.
  const isBeyond = (week: number, course: Course, id: string | null) =>
    week > numberedWeeks(term).length && !(id !== null && lessonsOfWeek(before.plan, week)[course].includes(id));
  const faults = await planFaults(trx, known, weeks, isBeyond);
  const { plan, lessons } = namedLessons(grade, known, weeks);
  const changed = lessons.filter((lesson) => !sameLesson(known.get(lesson.id), lesson));
  const isSame = planText(plan) === planText(before.plan) && changed.length === 0;
  const lost = await lostOf(trx, before, plan, known);
  const found = { faults, lost, version: before.version, lessons: lessons.length };
  if (version === null || Object.keys(faults).length > 0 || lost.length > 0 || isSame) return found;
  if (before.version !== version) throw new Refusal('curriculum_changed');
  await queries.putLessons(trx, changed);
  await queries.updateCurriculum(trx, before, { weeks: planText(plan), version: version + 1 });
  await logAct(trx, deps.clock(), staff, action, about('term_curricula', term.id, term.name), {
    details: { grade, changed: changed.length },
  });
  return found;
};

export const editPlan = async (deps: Deps, staff: StaffActor, grade: Grade, { termId, version, weeks }: PlanFields) => {
  const term = await readTerm(deps, termId);
  await deps.db.transaction().execute(async (trx) => {
    const written = { deps, staff, term, grade, action: 'curriculum_edited' } as const;
    const { faults, lost } = await writePlan(trx, written, weeks, version);
    if (Object.keys(faults).length > 0) throw new Refusal('curriculum_impossible', { fields: faults });
    if (lost.length > 0) throw new Refusal('taught_lesson_stays');
  });
  deps.live.tellBoth({ grade }, 'curriculum');
};

/** So that a new question is counted where it belongs. */
export const setQuestionLesson = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { grade, lessonId }: BodyOf<'PUT /api/admin/questions/:id/lesson'>,
) => {
  await deps.db.transaction().execute(async (trx) => {
    const question = orRefuse(await findQuestion(trx, id, grade), 'question_not_found');
    const lesson = lessonsById((await queries.listLessons(trx, { grade })).rows).get(lessonId ?? '');
    if (lessonId !== null && lesson?.course !== 'islamic') throw new Refusal('lesson_not_found');
    if (question.lessonId === lessonId) return;
    await setLessonOf(trx, id, grade, lessonId);
    await logAct(trx, deps.clock(), staff, 'question_lesson_set', about('questions', id, String(question.number)), {
      details: { grade, lesson: lesson?.topic ?? null },
    });
  });
  deps.live.tell('staff', 'curriculum');
  return { lessonId };
};

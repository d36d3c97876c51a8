import type { PupilActor, StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { LESSON_PROGRESS, lessonsOfWeek, mayBecome } from '#domain/curriculum/lessons';
import { classesOf, isOwnClass, isSameClass, type SchoolClass } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';
import { readShownTerm } from '#server/calendar/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { listSections } from '#server/roster/service';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';
import { placeIn, readCurriculum, readTerm, weekId } from './reading.ts';

/** The lesson where the plan has it in that week; another grade's, or one that was taken out, is none. */
const readPlanned = async (trx: Executor, termId: number, grade: Grade, week: number, lessonId: string) => {
  const { plan } = await readCurriculum(trx, termId, grade);
  const lesson = await queries.findLesson(trx, grade, lessonId);
  const isPlanned = Object.values(lessonsOfWeek(plan, week)).some((ids) => ids.includes(lessonId));
  if (!lesson || !isPlanned) throw new Refusal('lesson_not_found');
  return { lesson, plan };
};

/** Each press is one step; two tabs that press at once take turns. */
export const markLesson = async (
  deps: Deps,
  { studentId, grade, section }: PupilActor,
  { termId, week, lessonId, status }: BodyOf<'POST /api/student/curriculum/progress'>,
) => {
  const term = await readShownTerm(deps);
  return inTurn(deps, ['curriculum-progress', studentId], async (trx) => {
    const { plan } = await readPlanned(trx, term.id, grade, week, lessonId);
    // Of a term that is no longer shown.
    if (term.id !== termId) throw new Refusal('lesson_not_found');
    const key = { studentId, termId: term.id, weekId: weekId(week), lessonId };
    const before = (await queries.findMark(trx, key))?.status ?? 'upcoming';
    if (!mayBecome(before, status)) throw new Refusal('lesson_step_impossible');
    const progress = LESSON_PROGRESS[status];
    if (before === status) return { status, progress };
    const placed = placeIn(term, plan, { grade, section }, week).find((each) => each.lessonId === lessonId);
    await queries.putMark(trx, {
      ...key,
      day: placed?.day ?? null,
      periodId: placed?.period ? `period${placed.period}` : null,
      status,
      progress,
      updatedAt: deps.clock().toISOString(),
    });
    return { status, progress };
  });
};

interface Taught extends queries.TaughtKey {
  readonly topic: string;
  readonly isTaught: boolean;
}

/** What the grade took as one is taken back from one of its sections: the others go on having taken it. */
const leaveToOthers = async (trx: Executor, { section, ...key }: queries.TaughtKey): Promise<boolean> => {
  const asOne = await queries.findTaught(trx, key);
  if (!asOne) return false;
  await queries.dropTaught(trx, { ...key, section: '' });
  const others = (await listSections(trx)).filter((each) => each.grade === key.grade && each.section !== section);
  for (const other of others) await queries.putTaught(trx, { ...asOne, section: other.section });
  return true;
};

const takeBack = async (trx: Executor, key: queries.TaughtKey): Promise<boolean> => {
  const isDropped = await queries.dropTaught(trx, key);
  return (key.section !== null && (await leaveToOthers(trx, key))) || isDropped;
};

/** Once, also where the grade as one took it already. */
const putTaught = async (trx: Executor, now: Date, staff: StaffActor | null, key: queries.TaughtKey) => {
  if (key.section !== null && (await queries.findTaught(trx, key))) return false;
  const row = { ...key, section: key.section ?? '', taughtAt: now.toISOString(), staffId: staff?.staffId ?? null };
  return queries.putTaught(trx, row);
};

/** In the caller's transaction; nobody where a class session ended by itself. */
export const setTaught = async (
  trx: Executor,
  now: Date,
  staff: StaffActor | null,
  { topic, isTaught, ...key }: Taught,
): Promise<void> => {
  const changed = isTaught ? await putTaught(trx, now, staff, key) : await takeBack(trx, key);
  if (!changed) return;
  const action = isTaught ? 'lesson_taught' : 'lesson_not_taught';
  await logAct(trx, now, staff, action, about('curriculum_taught', key.lessonId, topic), {
    details: { grade: key.grade, week: key.week, ...(key.section && { section: key.section }) },
  });
};

/** A section alone is its grade as one; one that nobody is in has no lessons. */
const classMeant = async (executor: Executor, asked: SchoolClass): Promise<SchoolClass> => {
  const sections = (await listSections(executor)).filter(({ grade }) => grade === asked.grade);
  const names = sections.map(({ section }) => section);
  const classes = classesOf(asked.grade, names);
  const meant = classes.find((each) => isSameClass(each, asked)) ?? (classes.length === 1 ? classes[0] : undefined);
  if (!meant) throw new Refusal('lesson_not_found');
  return meant;
};

/** The lesson happened, or was marked by mistake. The grade hears of it at once. */
export const markTaught = async (
  deps: Deps,
  staff: StaffActor,
  asked: SchoolClass,
  { termId, week, lessonId, isTaught }: Omit<BodyOf<'POST /api/admin/curriculum/:grade/taught'>, 'section'>,
): Promise<void> => {
  const term = await readTerm(deps, termId);
  const meant = await classMeant(deps.db, asked);
  // What a grade took as one, all of its sections took.
  if (!isOwnClass(staff.classes, meant)) throw new Refusal('not_own_class');
  const { grade, section } = meant;
  if (schoolDay(deps.clock()) < term.start) throw new Refusal('term_not_begun');
  await inTurn(deps, ['curriculum', grade], async (trx) => {
    const { lesson } = await readPlanned(trx, term.id, grade, week, lessonId);
    await setTaught(trx, deps.clock(), staff, {
      ...{ termId: term.id, grade, section, week, lessonId },
      topic: lesson.topic,
      isTaught,
    });
  });
  deps.live.tellBoth({ grade }, 'curriculum');
};

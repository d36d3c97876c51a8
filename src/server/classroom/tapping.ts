import type { StaffActor } from '#domain/access/actors';
import type { Course } from '#domain/calendar/courses';
import { schoolDay } from '#domain/calendar/school-day';
import { isOpenDay, type LessonAt } from '#domain/classroom/lessons';
import { isSameTap, TAPS_MAX, type Tap, tapWithin } from '#domain/classroom/taps';
import { overlap } from '#domain/roster/classes';
import { readPlacedLessons } from '#server/curriculum/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { lessonName } from '#strings/classroom/words';
import type { RefusedTap } from '#wire/classroom';
import { findTerm, nextOf, slotAt, topicAt } from './places.ts';
import * as queries from './queries.ts';
import { settle, tellOfSession } from './settling.ts';

/** Of the grade: a section cannot begin while its grade as one does. */
const takeTurn = (trx: Executor, { engine }: Deps, { day, period, grade }: LessonAt) =>
  takeTurns(trx, engine, 'classroom', `${day}/${period}/${grade}`);

const refuseOtherDays = ({ day }: LessonAt, now: Date): void => {
  const today = schoolDay(now);
  if (!isOpenDay(day, today)) throw new Refusal(day > today ? 'lesson_not_yet' : 'class_closed');
};

/** Whatever two classes have in common, an hour of it is one lesson's. */
const refuseTwoAtOnce = async (trx: Executor, at: LessonAt): Promise<void> => {
  const others = await queries.listSessions(trx, at.day, at.day);
  if (others.some((other) => other.period === at.period && overlap(other, at))) throw new Refusal('class_elsewhere');
};

/** Where a course is named, whatever the timetable has. */
const open = async (trx: Executor, now: Date, staff: StaffActor, at: LessonAt, outside?: Course) => {
  const term = await findTerm(trx, at.day);
  const course = term && (slotAt(term, at)?.course ?? outside);
  if (!term || !course) throw new Refusal('no_lesson_then');
  await refuseTwoAtOnce(trx, at);
  const lessons = await readPlacedLessons(trx, term, at);
  const topic = topicAt(lessons, at, undefined) ?? nextOf(term, lessons, at, course);
  const { day, period, grade, section } = at;
  const { id } = await queries.insertSession(trx, {
    termId: term.id,
    day,
    period,
    grade,
    section,
    course,
    week: topic?.week ?? null,
    lessonId: topic?.id ?? null,
    teacherId: staff.staffId,
    createdAt: now.toISOString(),
  });
  const subject = about('class_sessions', id, lessonName(at));
  const details = { grade, ...(section !== null && { section }) };
  await logAct(trx, now, staff, 'class_opened', subject, { details });
  const session = await queries.findSession(trx, at);
  if (!session) throw new Error('a session was opened and is not there');
  return session;
};

/** A lesson in another's place, or at an hour that the timetable does not know. */
export const holdLesson = async (deps: Deps, staff: StaffActor, at: LessonAt, course: Course): Promise<void> => {
  const now = deps.clock();
  refuseOtherDays(at, now);
  await deps.db.transaction().execute(async (trx) => {
    await takeTurn(trx, deps, at);
    if (!(await queries.findSession(trx, at))) await open(trx, now, staff, at, course);
  });
  tellOfSession(deps, at, false);
};

/** What is new of them, and what cannot be taken. */
const sift = (known: readonly Tap[], sent: readonly Tap[], members: ReadonlySet<number>) => {
  const byKey = new Map(known.map((tap) => [tap.key, tap]));
  // The one that ends a lesson finds room however full it is: nothing of it is written before.
  const mayEnd = ({ type }: Tap): boolean => type === 'end' && ![...byKey.values()].some((tap) => tap.type === 'end');
  const [taken, refused]: [Tap[], RefusedTap[]] = [[], []];
  for (const tap of sent) {
    const before = byKey.get(tap.key);
    const within = before ?? tapWithin(tap, (id) => members.has(id));
    if (before && !isSameTap(before, tap)) refused.push({ key: tap.key, code: 'request_key_reused' });
    else if (!within) refused.push({ key: tap.key, code: 'pupil_not_in_class' });
    else if (!before && byKey.size >= TAPS_MAX && !mayEnd(tap)) refused.push({ key: tap.key, code: 'class_full' });
    else if (!before) {
      taken.push(within);
      byKey.set(tap.key, within);
    }
  }
  return { taken, refused };
};

/** Each once, by its key, in the order they come in; from whichever device, and also after the lesson has ended. */
export const takeTaps = async (
  deps: Deps,
  staff: StaffActor,
  at: LessonAt,
  sent: readonly Tap[],
): Promise<RefusedTap[]> => {
  const now = deps.clock();
  refuseOtherDays(at, now);
  const { refused, isWritten } = await deps.db.transaction().execute(async (trx) => {
    await takeTurn(trx, deps, at);
    const session = (await queries.findSession(trx, at)) ?? (await open(trx, now, staff, at));
    const known = await queries.listTaps(trx, session.id);
    const { taken, refused } = sift(known, sent, await queries.listMemberIds(trx, at));
    if (taken.length > 0)
      await queries.insertTaps(trx, session.id, known.length, taken, {
        staffId: staff.staffId,
        arrivedAt: now.toISOString(),
      });
    const isWritten = taken.length > 0 && (session.endedAt !== null || taken.some(({ type }) => type === 'end'));
    if (isWritten) await settle(trx, deps, staff, session, [...known, ...taken]);
    return { refused, isWritten };
  });
  tellOfSession(deps, at, isWritten);
  return refused;
};

/** A session that was left open ends by itself when its day is over. */
export const endForgotten = async (deps: Deps): Promise<void> => {
  for (const forgotten of await queries.listForgotten(deps.db, schoolDay(deps.clock()))) {
    const isWritten = await deps.db.transaction().execute(async (trx) => {
      await takeTurn(trx, deps, forgotten);
      const session = await queries.findSession(trx, forgotten);
      if (!session || session.endedAt !== null) return false;
      await settle(trx, deps, null, session, await queries.listTaps(trx, session.id));
      return true;
    });
    tellOfSession(deps, forgotten, isWritten);
  }
};

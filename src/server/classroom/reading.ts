import type { StaffActor } from '#domain/access/actors';
import { dayAfter, schoolClock, schoolDay, weekdayOf, weekOf } from '#domain/calendar/school-day';
import { exceptionAt, isTaughtOn, periodsOn } from '#domain/calendar/terms';
import { isSameLesson, type LessonAt, lessonOrder, lessonState } from '#domain/classroom/lessons';
import { sumsOf } from '#domain/classroom/outcome';
import { registerOf } from '#domain/classroom/register';
import { classKey, type SchoolClass } from '#domain/roster/classes';
import { readPlacedLessons } from '#server/curriculum/service';
import { breakdownsOf } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { SchoolTerm } from '#wire/calendar';
import type { ClassLesson, ClassWritten, TeacherWeek } from '#wire/classroom';
import { findTerm, slotAt, topicAt } from './places.ts';
import * as queries from './queries.ts';
import { type Written, writtenOf } from './settling.ts';
import { readPresets, readSeats } from './setups.ts';

/** As many letters as make two cards of one school never alike. */
const CARD_MARK_LETTERS = 16;

const wallNow = (now: Date) => ({ day: schoolDay(now), time: schoolClock(now).time });

type PlacedAt = LessonAt & { readonly session: queries.SessionRow | undefined };

/** Null where the timetable has nothing there and nothing was opened. */
const presentPlace = (
  term: SchoolTerm,
  lessons: Awaited<ReturnType<typeof readPlacedLessons>>,
  { session, ...at }: PlacedAt,
  now: Date,
) => {
  const course = session?.course ?? slotAt(term, at)?.course;
  const times = periodsOn(term, at.day)[at.period - 1];
  if (!course || !times) return null;
  const isEnded = session && { isEnded: session.endedAt !== null };
  const state = lessonState({ day: at.day, ...times }, isEnded ?? null, wallNow(now));
  return { ...at, course, ...times, topic: topicAt(lessons, at, session), state };
};

const presentWritten = (written: Written): ClassWritten => ({
  ...written,
  ...sumsOf(written),
  helpers: written.distributions.flatMap(({ helperId: studentId, ...given }) => {
    const rating = written.ratings.find((each) => each.studentId === studentId)?.rating ?? null;
    return studentId === null ? [] : [{ studentId, ...given, rating }];
  }),
});

const readPupils = async (executor: Executor, of: SchoolClass, since: string): Promise<ClassLesson['pupils']> => {
  const rows = await queries.listMembers(executor, of, since);
  const conduct = await breakdownsOf(executor, rows);
  return rows.map(({ cardTokenHash, ...pupil }) => ({
    ...pupil,
    cardMark: cardTokenHash?.slice(0, CARD_MARK_LETTERS) ?? null,
    conduct: conduct.get(pupil.id)?.percentage ?? 0,
  }));
};

/** All that the lesson's screen shows to whoever teaches. */
export const readLesson = async (
  { db, clock }: Deps,
  { staffId }: Pick<StaffActor, 'staffId'>,
  at: LessonAt,
): Promise<ClassLesson> => {
  const [term, session] = await Promise.all([findTerm(db, at.day), queries.findSession(db, at)]);
  if (!term) throw new Refusal('no_lesson_then');
  const [lessons, pupils, taps, ofOthers, seats, presets] = await Promise.all([
    readPlacedLessons(db, term, at),
    readPupils(db, at, term.start),
    session ? queries.listTaps(db, session.id) : [],
    session ? queries.listKeysOfOthers(db, session.id, staffId) : [],
    readSeats(db, at),
    readPresets(db),
  ]);
  const place = presentPlace(term, lessons, { ...at, session }, clock());
  if (!place) throw new Refusal('no_lesson_then');
  const written = session && writtenOf(session);
  return {
    ...place,
    now: clock().toISOString(),
    startedAt: session?.createdAt ?? null,
    startedBy: session?.teacherName ?? null,
    endedAt: session?.endedAt ?? null,
    endedBy: session?.endedByName ?? null,
    pupils,
    taps,
    ofOthers,
    written: written ? presentWritten(written) : null,
    seats,
    presets,
  };
};

/** A term's plan of each class, read once. */
const plansOf = (executor: Executor, term: SchoolTerm) => {
  const plans = new Map<string, ReturnType<typeof readPlacedLessons>>();
  return (of: SchoolClass) => {
    const plan = plans.get(classKey(of)) ?? readPlacedLessons(executor, term, of);
    plans.set(classKey(of), plan);
    return plan;
  };
};

/** Where the timetable has a lesson on one of these days, or one was held. */
const placesOf = (term: SchoolTerm, dates: readonly string[], sessions: readonly LessonAt[]): LessonAt[] => {
  const planned = dates
    .filter((day) => isTaughtOn(term, day))
    .flatMap((day) =>
      term.slots
        .filter((slot) => slot.weekday === weekdayOf(day) && isTaughtOn(term, day, slot))
        .map(({ period, grade, section }) => ({ day, period, grade, section })),
    );
  const others = sessions
    .filter((session) => !planned.some((at) => isSameLesson(at, session)))
    .map(({ day, period, grade, section }) => ({ day, period, grade, section }));
  return [...planned, ...others].toSorted(lessonOrder);
};

/** The working week that a day falls into: today first is the page's part. */
export const readWeek = async ({ db, clock }: Deps, day: string | undefined): Promise<TeacherWeek> => {
  const now = clock();
  const wall = wallNow(now);
  const start = weekOf(day ?? wall.day);
  const dates = Array.from({ length: 7 }, (_, offset) => dayAfter(start, offset));
  const end = dayAfter(start, 6);
  const term = (await findTerm(db, day ?? wall.day)) ?? (await findTerm(db, start)) ?? (await findTerm(db, end));
  const head = { now: now.toISOString(), start };
  if (!term) return { ...head, days: [], exceptions: [], lessons: [] };
  const sessions = await queries.listSessions(db, start, end);
  const planned = plansOf(db, term);
  const places = await Promise.all(
    placesOf(term, dates, sessions).map(async (at) => ({ at, lessons: await planned(at) })),
  );
  const lessons = places.flatMap(({ at, lessons: ofClass }) => {
    const session = sessions.find((row) => isSameLesson(row, at));
    const place = presentPlace(term, ofClass, { ...at, session }, now);
    const { present = null, absent = null, excused = null } = session ?? {};
    return place ? [{ ...place, present, absent, excused }] : [];
  });
  return {
    ...head,
    days: dates.filter((date) => isTaughtOn(term, date)),
    exceptions: dates.flatMap((date) => {
      const exception = exceptionAt(term, date);
      return exception ? [{ day: date, name: exception.name }] : [];
    }),
    lessons,
  };
};

/** Who is missing in a class's last lesson up to a day, whether it is still open or not. */
export const absentIn = async (executor: Executor, of: SchoolClass, day: string) => {
  const sessions = await queries.listLastSessions(executor, of, day);
  const [first] = sessions;
  if (!first) return null;
  const isAbsent = new Map<number, boolean>();
  for (const { id } of sessions)
    for (const [pupil, { attendance }] of registerOf(await queries.listTaps(executor, id)).pupils)
      if (attendance) isAbsent.set(pupil, attendance.is === 'absent' || attendance.is === 'excused');
  return { day: first.day, ids: new Set([...isAbsent].flatMap(([id, isMissing]) => (isMissing ? [id] : []))) };
};

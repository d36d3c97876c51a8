import type { StaffActor } from '#domain/access/actors';
import { type SchoolCalendar, schoolDaysSince } from '#domain/calendar/school-calendar';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import type { SchoolClass } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';
import { reasonFor, reciteOrder, type Waiting } from '#domain/tracking/next-reciter';
import { readCalendar } from '#server/calendar/service';
import { absentIn } from '#server/classroom/service';
import { countDueOf } from '#server/drills/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { openText } from '#server/quran/service';
import type { BodyOf } from '#wire/contract';
import * as classQueries from './class-queries.ts';
import * as queries from './queries.ts';

type ListedPupil = Awaited<ReturnType<typeof classQueries.listStanding>>[number];

/** Missing in the class's lesson of today, and in the last one before it. */
const readMissing = async (executor: Executor, of: SchoolClass, today: string) => {
  const last = await absentIn(executor, of, today);
  if (last?.day !== today) return { today: null, before: last };
  return { today: last, before: await absentIn(executor, of, dayBefore(today, 1)) };
};

type Missing = Awaited<ReturnType<typeof readMissing>>;

/** Absent from the lesson before today, and not heard since. */
const missedLesson = ({ id, lastHeardAt: heardAt }: ListedPupil, { before }: Missing): boolean =>
  before?.ids.has(id) === true && (heardAt === null || schoolDay(new Date(heardAt)) <= before.day);

const waitingOf = (
  row: ListedPupil,
  dueWords: number,
  now: Date,
  { calendar, missing }: { readonly calendar: SchoolCalendar; readonly missing: Missing },
): Waiting & { readonly row: ListedPupil } => {
  const lastHeardAt = row.lastHeardAt === null ? null : new Date(row.lastHeardAt);
  const isPassedOver = row.skippedAt !== null && schoolDay(new Date(row.skippedAt)) === schoolDay(now);
  const isToday = isPassedOver || missing.today?.ids.has(row.id) === true;
  return {
    row,
    studentId: row.id,
    lastHeardAt,
    waitedDays: lastHeardAt ? schoolDaysSince(calendar, schoolDay(lastHeardAt), schoolDay(now)) : 0,
    lastMistakes: row.mistakes ?? 0,
    dueWords,
    // Missing from the last lesson, or passed over as absent on another day, and not heard since.
    wasAbsent:
      !isToday &&
      (missedLesson(row, missing) || (row.skipReason === 'absent' && (row.lastHeardAt ?? '') < (row.skippedAt ?? ''))),
    skippedUntil: isToday ? new Date(now.getTime() + 1) : null,
  };
};

export const whoRecitesNext = async ({ db, clock }: Deps, grade: Grade, section?: string) => {
  const opened = await openText(db, { focusedOf: grade });
  if (!opened) return { text: null, pupils: [] };
  const now = clock();
  const [standing, missing, calendar] = await Promise.all([
    classQueries.listStanding(db, { grade, section }, opened.text.id),
    readMissing(db, { grade, section: section ?? null }, schoolDay(now)),
    readCalendar(db),
  ]);
  const due = await countDueOf(
    db,
    standing.map(({ id }) => id),
    opened.text.id,
    now,
  );
  const school = { calendar, missing };
  const order = reciteOrder(
    standing.map((row) => waitingOf(row, due.get(row.id) ?? 0, now, school)),
    now,
  );
  const pupils = order.map((each) => ({ ...each, ...each.row, reason: reasonFor(each, now) }));
  return { text: opened.text, pupils };
};

/** Until the day is over; said again with another reason, that stands. */
export const skipPupil = async (
  deps: Deps,
  staff: StaffActor,
  { studentId, reason }: BodyOf<'POST /api/admin/tracking/skips'>,
): Promise<void> => {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const pupil = await queries.readPupil(trx, studentId);
    await classQueries.putSkip(trx, { studentId, reason, skippedAt: now.toISOString(), staffId: staff.staffId });
    await logAct(trx, now, staff, 'reciter_skipped', about('quran_skips', studentId, pupil.name), {
      details: { reason },
    });
  });
  deps.live.tell('staff', 'turns');
};

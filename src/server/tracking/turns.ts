import type { StaffActor } from '#domain/access/actors';
import { type SchoolCalendar, schoolDaysSince } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import type { Grade } from '#domain/roster/grades';
import { reasonFor, reciteOrder, type Waiting } from '#domain/tracking/next-reciter';
import { readCalendar } from '#server/calendar/service';
import { countDueOf } from '#server/drills/service';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { openText } from '#server/quran/service';
import type { BodyOf } from '#wire/contract';
import * as classQueries from './class-queries.ts';
import * as queries from './queries.ts';

type Standing = Awaited<ReturnType<typeof classQueries.listStanding>>[number];

const waitingOf = (
  row: Standing,
  dueWords: number,
  now: Date,
  calendar: SchoolCalendar,
): Waiting & { readonly row: Standing } => {
  const lastHeardAt = row.last_heard_at === null ? null : new Date(row.last_heard_at);
  const isToday = row.skipped_at !== null && schoolDay(new Date(row.skipped_at)) === schoolDay(now);
  return {
    row,
    studentId: row.id,
    lastHeardAt,
    waitedDays: lastHeardAt ? schoolDaysSince(calendar, schoolDay(lastHeardAt), schoolDay(now)) : 0,
    lastMistakes: row.mistakes ?? 0,
    dueWords,
    // Passed over as absent on another day, and not heard since.
    wasAbsent: !isToday && row.skip_reason === 'absent' && (row.last_heard_at ?? '') < (row.skipped_at ?? ''),
    skippedUntil: isToday ? new Date(now.getTime() + 1) : null,
  };
};

export const whoRecitesNext = async ({ db, clock }: Deps, grade: Grade) => {
  const opened = await openText(db, { focusedOf: grade });
  if (!opened) return { text: null, pupils: [] };
  const now = clock();
  const standing = await classQueries.listStanding(db, grade, opened.text.id);
  const due = await countDueOf(
    db,
    standing.map(({ id }) => id),
    opened.text.id,
    now,
  );
  const calendar = await readCalendar(db);
  const order = reciteOrder(
    standing.map((row) => waitingOf(row, due.get(row.id) ?? 0, now, calendar)),
    now,
  );
  return { text: opened.text, pupils: order.map((each) => ({ ...each, reason: reasonFor(each, now) })) };
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
    await classQueries.putSkip(trx, {
      student_id: studentId,
      reason,
      skipped_at: now.toISOString(),
      staff_id: staff.staffId,
    });
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'reciter_skipped',
      ...about('quran_skips', studentId, pupil.name),
      details: { reason },
    });
  });
  deps.live.tell('staff', 'turns');
};

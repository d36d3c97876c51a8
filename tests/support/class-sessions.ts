import { PERIOD_TIMES, SCHOOL_WEEKDAYS, usualSlots } from '#domain/calendar/terms';
import type { Attendance } from '#domain/classroom/taps';
import type { Grade } from '#domain/roster/grades';
import type { World } from './world.ts';

interface Held {
  readonly day: string;
  readonly grade?: Grade;
  readonly period?: number;
  /** Who helped, the marks given meanwhile, and the rating; null where nobody did. */
  readonly helped?: readonly {
    readonly studentId: number | null;
    readonly positive: number;
    readonly negative: number;
    readonly rating?: number;
  }[];
  readonly attended?: readonly (readonly [studentId: number, attendance: Attendance])[];
}

const termOf = async ({ deps: { db } }: World): Promise<number> => {
  const known = await db.selectFrom('school_terms').select('id').executeTakeFirst();
  if (known) return known.id;
  const plan = {
    weekdays: SCHOOL_WEEKDAYS,
    periods: PERIOD_TIMES,
    exceptions: [],
    slots: usualSlots(),
    pausesInRamadan: false,
  };
  const term = { requestKey: 'term', name: 'فصل', startsOn: '2026-01-04', endsOn: '2026-04-30' };
  const made = await db
    .insertInto('school_terms')
    .values({ ...term, plan: JSON.stringify(plan), createdAt: '2026-01-01T00:00:00.000Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
};

/** A class session that is over, as rows: what boards read of it. */
export const heldSession = async (world: World, held: Held): Promise<void> => {
  const { db } = world.deps;
  const { day, grade = 4, period = 1 } = held;
  const { id } = await db
    .insertInto('class_sessions')
    .values({
      termId: await termOf(world),
      day,
      period,
      grade,
      course: 'quran',
      createdAt: `${day}T05:00:00.000Z`,
      endedAt: `${day}T06:00:00.000Z`,
      outcome: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { studentId, positive, negative, rating } of held.helped ?? []) {
    const given = { studentId, totalPositive: positive, totalNegative: negative };
    await db
      .insertInto('session_distributions')
      .values({ sessionId: id, grade, day, ...given })
      .execute();
    if (studentId !== null && rating !== undefined)
      await db.insertInto('teacher_helper_ratings').values({ studentId, grade, day, rating, sessionId: id }).execute();
  }
  for (const [studentId, attendance] of held.attended ?? [])
    await db
      .insertInto('class_attendance')
      .values({
        sessionId: id,
        studentId,
        grade,
        day,
        attendance,
        minutesLate: attendance === 'late' ? 5 : null,
        positive: 0,
        negative: 0,
        drawn: 0,
        points: 0,
      })
      .execute();
};

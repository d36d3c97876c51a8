import { randomUUID } from 'node:crypto';
import type { Tap, TapAction } from '#domain/classroom/taps';
import { runningTerm } from './calendar.ts';
import type { Gift } from './databases.ts';
import type { World } from './world.ts';

/** The world's first day is a Sunday: grade 4 has its lesson of Quran in the first period. */
export const LESSON = { day: '2026-02-01', period: 1, class: '4' };

/** What a world needs to have lessons. */
export const COURSE: readonly Gift[] = ['questions', 'quran', 'curricula'];

/** A school with its course whose term began two weeks ago. */
export const withTerm = async (world: World): Promise<void> => {
  const { agent } = await world.teacher();
  const body = { ...runningTerm(), requestKey: randomUUID() };
  const { status } = await agent.call('POST /api/admin/school-terms', { body });
  if (status !== 200) throw new Error('the term was not opened');
};

export const tap = (action: TapAction): Tap => ({ ...action, key: randomUUID() });

/** The conduct that stands. */
export const logsThatCount = (world: World) =>
  world.deps.db
    .selectFrom('student_logs')
    .select(['studentId', 'logType', 'minutesLate', 'behaviorType', 'requestKey', 'note', 'logDate'])
    .where('cancelled', '=', 0)
    .orderBy('id')
    .execute();

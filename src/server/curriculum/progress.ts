import type { PupilActor, StaffActor } from '#domain/access/actors';
import { LESSON_PROGRESS, lessonsOfWeek, mayBecome } from '#domain/curriculum/lessons';
import type { Grade } from '#domain/roster/grades';
import { readShownTerm } from '#server/calendar/service';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';
import { placeIn, readCurriculum, weekId } from './reading.ts';

/** The lesson where the plan has it in that week; another grade's, or one that was taken out, is none. */
const readPlanned = async (trx: Executor, grade: Grade, week: number, lessonId: string) => {
  const { plan } = await readCurriculum(trx, grade);
  const lesson = await queries.findLesson(trx, grade, lessonId);
  const isPlanned = Object.values(lessonsOfWeek(plan, week)).some((ids) => ids.includes(lessonId));
  if (!lesson || !isPlanned) throw new Refusal('lesson_not_found');
  return { lesson, plan };
};

/** Each press is one step; two tabs that press at once take turns. */
export const markLesson = async (
  deps: Deps,
  { studentId, grade }: PupilActor,
  { termId, week, lessonId, status }: BodyOf<'POST /api/student/curriculum/progress'>,
) => {
  const term = await readShownTerm(deps);
  return deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'curriculum-progress', String(studentId));
    const { plan } = await readPlanned(trx, grade, week, lessonId);
    // Of a term that is no longer shown.
    if (term.id !== termId) throw new Refusal('lesson_not_found');
    const key = { studentId, termId: term.id, weekId: weekId(week), lessonId };
    const before = (await queries.findMark(trx, key))?.status ?? 'upcoming';
    if (!mayBecome(before, status)) throw new Refusal('lesson_step_impossible');
    const progress = LESSON_PROGRESS[status];
    if (before === status) return { status, progress };
    const placed = placeIn(term, plan, grade, week).find((each) => each.lessonId === lessonId);
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

/** In the caller's transaction; nobody where a class session ended by itself. */
export const setTaught = async (
  trx: Executor,
  now: Date,
  staff: StaffActor | null,
  { topic, isTaught, ...row }: Taught,
): Promise<void> => {
  const changed = isTaught
    ? await queries.putTaught(trx, { ...row, taughtAt: now.toISOString(), staffId: staff?.staffId ?? null })
    : await queries.dropTaught(trx, row);
  if (!changed) return;
  await logAdminAction(trx, now, {
    actor: staff,
    action: isTaught ? 'lesson_taught' : 'lesson_not_taught',
    ...about('curriculum_taught', row.lessonId, topic),
    details: { grade: row.grade, week: row.week },
  });
};

/** The lesson happened, or was marked by mistake. The grade hears of it at once. */
export const markTaught = async (
  deps: Deps,
  staff: StaffActor,
  grade: Grade,
  { week, lessonId, isTaught }: BodyOf<'POST /api/admin/curriculum/:grade/taught'>,
): Promise<void> => {
  const term = await readShownTerm(deps);
  await deps.db.transaction().execute(async (trx) => {
    const { lesson } = await readPlanned(trx, grade, week, lessonId);
    const taught = { termId: term.id, grade, week, lessonId, topic: lesson.topic, isTaught };
    await setTaught(trx, deps.clock(), staff, taught);
  });
  deps.live.tellBoth({ grade }, 'curriculum');
};

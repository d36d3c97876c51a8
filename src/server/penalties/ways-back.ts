import type { PupilActor, StaffActor } from '#domain/access/actors';
import { beforeDays } from '#domain/calendar/school-calendar';
import type { WayBack, WaysBack } from '#domain/penalties/ways-back';
import { readCalendar } from '#server/calendar/service';
import { moveLines } from '#server/ledger/moves';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { wayBackNote } from '#strings/penalties/words';
import * as queries from './queries.ts';

/** What is set now counts for whoever learns from now on. */
export const setWaysBack = async (deps: Deps, staff: StaffActor, wish: WaysBack): Promise<WaysBack> => {
  await deps.db.transaction().execute(async (trx) => {
    const before = await queries.readWaysBack(trx);
    if (before.review === wish.review && before.drill === wish.drill) return;
    await queries.updateWaysBack(trx, wish);
    await logAct(trx, deps.clock(), staff, 'ways_back_changed', about('penalty_settings', 1), {
      before: { review_days: before.review, drill_days: before.drill },
      after: { review_days: wish.review, drill_days: wish.drill },
    });
  });
  deps.live.tellBoth('students', 'penalties');
  return wish;
};

/**
 * In the transaction of what was learned: the penalty in force ends sooner, once for each way. Answers by how many days,
 * and nothing where there is none, or the way was taken or is not offered.
 */
export const takeWayBack = async (trx: Executor, now: Date, pupil: PupilActor, way: WayBack): Promise<number> => {
  const days = (await queries.readWaysBack(trx))[way];
  const penalty = await queries.inForce(trx, pupil.studentId, now).select(['id', 'expiresAt']).executeTakeFirst();
  if (!penalty || days === 0) return 0;
  const isFirst = await queries.insertWayBack(trx, { penaltyId: penalty.id, way, days, takenAt: now.toISOString() });
  if (!isFirst) return 0;
  const sooner = beforeDays(await readCalendar(trx), new Date(penalty.expiresAt), days);
  const expiresAt = (sooner > now ? sooner : now).toISOString();
  await queries.moveEnd(trx, penalty.id, expiresAt);
  // A line that moves nothing: it says why prices are back to what they were.
  await moveLines(trx, now, pupil.studentId, [
    {
      studentId: pupil.studentId,
      amounts: { points: 0, coins: 0 },
      reason: 'way_back',
      cause: `way-back:${penalty.id}:${way}`,
      note: wayBackNote(way, days),
    },
  ]);
  await logAct(trx, now, pupil, 'penalty_shortened', about('student_penalties', penalty.id, pupil.name), {
    before: { expires_at: penalty.expiresAt },
    after: { expires_at: expiresAt, way },
  });
  return days;
};

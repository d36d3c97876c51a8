import type { StaffActor } from '#domain/access/actors';
import type { LessonAt } from '#domain/classroom/lessons';
import { type Correction, correctionOf, NO_OUTCOME, type Outcome, outcomeOf } from '#domain/classroom/outcome';
import { registerOf } from '#domain/classroom/register';
import { pupilsOf, type Tap } from '#domain/classroom/taps';
import { readPlacedLessons, setTaught } from '#server/curriculum/service';
import { moveAll } from '#server/ledger/moves';
import { correctConduct } from '#server/penalties/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { lessonName } from '#strings/classroom/words';
import { findTerm, topicAt } from './places.ts';
import * as queries from './queries.ts';

/** As it is kept with the session. */
export type Written = Outcome & { readonly penalised: number[] };

export const writtenOf = ({ outcome }: Pick<queries.SessionRow, 'outcome'>): Written | null =>
  outcome === null ? null : JSON.parse(outcome);

/** What is taken back is taken from what the pupil still has: the rest may be spent. */
const movePoints = async (
  trx: Executor,
  deps: Deps,
  session: queries.SessionRow,
  staffId: number | null,
  moves: Correction['points'],
) => {
  if (moves.length === 0) return;
  const ids = moves.map(({ studentId }) => studentId);
  const have = await queries.pointsOf(trx, ids);
  const movements = moves
    .map(({ studentId, points }) => ({ studentId, points: Math.max(points, -(have.get(studentId) ?? 0)) }))
    .filter(({ points }) => points !== 0)
    .map(({ studentId, points }) => ({
      studentId,
      amounts: { points, coins: 0 },
      reason: 'lesson' as const,
      cause: `class:${session.id}:${studentId}:${session.corrections}`,
      sessionId: session.id,
      ...(staffId === null ? {} : { staffId }),
    }));
  await moveAll(trx, deps.clock(), movements);
};

const markTaught = async (
  trx: Executor,
  now: Date,
  session: queries.SessionRow,
  staff: StaffActor | null,
  isTaught: boolean,
) => {
  const { termId, grade, section, week, lessonId } = session;
  const term = await findTerm(trx, session.day);
  const topic = term && topicAt(await readPlacedLessons(trx, term, session), session, session);
  // Taken out of the plan while the lesson ran: then there is nothing to mark.
  if (!topic || week === null || lessonId === null) return;
  await setTaught(trx, now, staff, { termId, grade, section, week, lessonId, topic: topic.topic, isTaught });
};

const rowsOf = ({ id, grade, day }: queries.SessionRow, outcome: Outcome) => {
  const session = { sessionId: id, grade, day };
  return {
    attendance: outcome.pupils.map((pupil) => ({ ...session, ...pupil })),
    distributions: outcome.distributions.map(({ helperId, positive, negative, performance }) => ({
      ...session,
      studentId: helperId,
      performance,
      totalPositive: positive,
      totalNegative: negative,
    })),
    ratings: outcome.ratings.map((rating) => ({ ...session, ...rating })),
  };
};

/**
 * Writes what the taps say: all of it when the session ends, and afterwards the difference that late taps make. Nothing is
 * written while a lesson runs, so a tap that is undone never happened to anybody.
 */
export const settle = async (
  trx: Executor,
  deps: Deps,
  staff: StaffActor | null,
  session: queries.SessionRow,
  taps: readonly Tap[],
): Promise<void> => {
  const now = deps.clock();
  const written = writtenOf(session);
  const before = written ?? NO_OUTCOME;
  // They were in the class when it was tapped.
  const members = await queries.listStillHere(trx, [...new Set(taps.flatMap(pupilsOf))]);
  for (const { studentId } of before.pupils) members.add(studentId);
  const outcome = outcomeOf(registerOf(taps), (id) => members.has(id));
  const correction = correctionOf(before, outcome);
  const conduct = await correctConduct(trx, deps.engine, { day: session.day, now, staff }, correction);
  await movePoints(trx, deps, session, staff?.staffId ?? null, correction.points);
  if (correction.taught !== null) await markTaught(trx, now, session, staff, correction.taught);
  await queries.replaceWritten(trx, session.id, rowsOf(session, outcome));
  const stillPenalised = (written?.penalised ?? []).filter((id) => !conduct.cleared.includes(id));
  const kept: Written = { ...outcome, penalised: [...stillPenalised, ...conduct.penalised] };
  const ending = written ? {} : { endedAt: now.toISOString(), endedBy: staff?.staffId ?? null };
  const corrections = session.corrections + 1;
  await queries.updateSession(trx, session.id, { ...ending, outcome: JSON.stringify(kept), corrections });
  const action = written ? 'class_corrected' : 'class_ended';
  await logAct(trx, now, staff, action, about('class_sessions', session.id, lessonName(session)), {
    details: { grade: session.grade, logs: outcome.conduct.length, marked: outcome.pupils.length },
  });
};

/** Whoever has the lesson open, and whom it concerns. */
export const tellOfSession = (deps: Deps, { grade }: Pick<LessonAt, 'grade'>, isWritten: boolean): void => {
  deps.live.tell('staff', 'classroom');
  if (!isWritten) return;
  for (const topic of ['penalties', 'balance', 'curriculum'] as const) deps.live.tellBoth({ grade }, topic);
};

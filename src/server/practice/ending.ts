import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { accuracyOf } from '#domain/practice/scoring';
import { playedSeconds } from '#domain/practice/timing';
import { findContest } from '#server/contests/service';
import type { Executor } from '#server/platform/db/database';
import { type BestChange, keepBest } from './bests.ts';
import { findBest } from './bests-store.ts';
import { elapsedOf, kindOf, minutesKey, readStanding, replayStored, type Standing } from './standing.ts';
import * as store from './store.ts';

/** What a session that was ended leaves behind: nothing where nothing was answered. */
export interface Ended {
  readonly session: store.SessionRow;
  readonly score: store.ScoreRow | null;
  /** For the caller to count, once for all that end together. */
  readonly change: BestChange | null;
}

/** What was answered in time counts; the teacher's try-out pupil takes nobody's place. */
const countsFor = async (executor: Executor, session: store.SessionRow): Promise<boolean> => {
  const contest = await findContest(executor, session.contest_id);
  const last = session.last_answer_at;
  return session.student_id !== DEMO_STUDENT_ID && contest !== undefined && last !== null && last < contest.ends_at;
};

const saveScore = async (executor: Executor, now: Date, standing: Standing): Promise<Ended> => {
  const { session, answers } = standing;
  const { state } = replayStored(standing);
  const { id: session_id, student_id, contest_id, grade, mode } = session;
  const kind = kindOf(session);
  const minutes = minutesKey(kind);
  const [before] = (await findBest(executor, { contestId: contest_id, studentId: student_id, grade, mode, minutes }))
    .rows;
  const [named] = (await store.findName(executor, { id: student_id })).rows;
  const counts = await countsFor(executor, session);
  const result = {
    score: state.score,
    total_questions: state.answered,
    correct_answers: state.correct,
    session_id,
    student_id,
    grade,
    mode,
    created_at: now.toISOString(),
  };
  const accuracy = accuracyOf(state.correct, state.answered) ?? 0;
  const times = answers.map(({ at }) => at);
  const { rows } = await store.insertScore(executor, {
    ...result,
    student_name: named?.name ?? '',
    time_minutes: kind.minutes,
    accuracy,
    seconds: playedSeconds(kind, times, state.current === null ? null : elapsedOf(session, now)),
    previous_best: before?.score ?? null,
    counts: counts ? 1 : 0,
  });
  const change = counts ? await keepBest(executor, before, { ...result, contest_id, minutes, accuracy }) : null;
  return { session, score: rows[0] as store.ScoreRow, change };
};

/**
 * Ends an open session with what was answered and saves its score; null where it was ended before. `agrees` may still
 * say no, by throwing.
 */
export const endSession = async (
  executor: Executor,
  now: Date,
  id: number,
  agrees: (standing: Standing) => void = () => undefined,
): Promise<Ended | null> => {
  const [session] = (await store.closeSession(executor, { id, at: now.toISOString() })).rows;
  if (!session) return null;
  const standing = await readStanding(executor, session);
  agrees(standing);
  return session.state === 'saved' ? saveScore(executor, now, standing) : { session, score: null, change: null };
};

import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { isAhead } from '#domain/practice/arena';
import type { GameState } from '#domain/practice/game';
import { kindOf } from '#domain/practice/kinds';
import { type LeftOut, leftOut } from '#domain/practice/pace';
import { accuracyOf } from '#domain/practice/scoring';
import { isInTime, isLate, isOverdue, LATE_ANSWERS_MS, playedSeconds } from '#domain/practice/timing';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { findBest, writeBest } from './bests-queries.ts';
import { readPeriod } from './periods.ts';
import { elapsedOf, type PlayedSession, readPlayed, replayStored } from './played-session.ts';
import * as queries from './queries.ts';

/** What a session that was ended leaves behind: nothing where nothing was answered. */
export interface Ended {
  readonly session: queries.SessionRow;
  readonly score: queries.ScoreRow | null;
  /** Whether the boards show it from now on. */
  readonly isBest: boolean;
}

/** When each answer was given and received. */
const arrivalsOf = ({ session, answers }: PlayedSession) => {
  const opened = Date.parse(session.openedAt);
  return answers.map(({ at, receivedAt }) => ({ given: opened + at, received: Date.parse(receivedAt) }));
};

type Arrivals = ReturnType<typeof arrivalsOf>;

/** The teacher's try-out pupil is no child. */
const whyLeftOut = ({ session, answers }: PlayedSession): LeftOut | null =>
  session.studentId === DEMO_STUDENT_ID ? null : leftOut(answers);

/**
 * How many answers count for the contest: all before the first that it does not take, for what follows it would have
 * another score. The teacher's try-out pupil takes nobody's place, and what no child can do is no child's.
 */
const howManyCount = async (
  executor: Executor,
  { session, game }: PlayedSession,
  arrivals: Arrivals,
  why: LeftOut | null,
): Promise<number> => {
  if (session.studentId === DEMO_STUDENT_ID || why !== null) return 0;
  const end = Date.parse((await readPeriod(executor, session.contestId)).endsAt);
  const first = arrivals.findIndex((arrival) => !isInTime(game, arrival, end));
  return first < 0 ? arrivals.length : first;
};

const resultOf = ({ score, answered, correct }: GameState) => ({
  score,
  totalQuestions: answered,
  correctAnswers: correct,
  accuracy: accuracyOf(correct, answered) ?? 0,
});

const saveScore = async (executor: Executor, now: Date, standing: PlayedSession, state: GameState): Promise<Ended> => {
  const { session, game, answers } = standing;
  const { id: sessionId, studentId, contestId, grade, mode } = session;
  const kind = kindOf(session);
  const minutes = kind.minutes ?? 0;
  const [before] = (await findBest(executor, { contestId, studentId, grade, mode, minutes })).rows;
  const [named] = (await queries.findName(executor, { id: studentId })).rows;
  const arrivals = arrivalsOf(standing);
  const why = whyLeftOut(standing);
  const counting = await howManyCount(executor, standing, arrivals, why);
  const counted = counting > 0 ? replayStored({ game, answers: answers.slice(0, counting) }) : null;
  const lateUpTo = (end: number): number => arrivals.slice(0, end).filter((arrival) => isLate(game, arrival)).length;
  const played = { sessionId, studentId, grade, mode, createdAt: now.toISOString() };
  const times = answers.map(({ at }) => at);
  const { rows } = await queries.insertScore(executor, {
    ...played,
    ...resultOf(state),
    studentName: named?.name ?? '',
    timeMinutes: kind.minutes,
    seconds: playedSeconds(kind, times, state.current === null ? null : elapsedOf(session, now)),
    previousBest: before?.score ?? null,
    counts: counted ? 1 : 0,
    lateAnswers: lateUpTo(answers.length),
    uncountedAnswers: answers.length - counting,
    leftOut: why,
  });
  const result = counted && resultOf(counted);
  const isBest = result !== null && (!before || isAhead(result, before));
  if (isBest) await writeBest(executor, { ...played, ...result, lateAnswers: lateUpTo(counting), contestId, minutes });
  return { session, score: rows[0] as queries.ScoreRow, isBest };
};

/** Nobody could say what it is worth, and it must stand in nobody's way. */
const dropSession = async (executor: Executor, session: queries.SessionRow): Promise<Ended> => {
  await queries.dropSession(executor, session.id);
  return { session: { ...session, state: 'dropped' }, score: null, isBest: false };
};

/**
 * Ends an open session with what was answered and saves its score; null where it was ended before. `agrees` may still
 * say no, by throwing.
 */
export const endSession = async (
  executor: Executor,
  now: Date,
  id: number,
  agrees: (state: GameState) => void = () => undefined,
): Promise<Ended | null> => {
  const [session] = (await queries.closeSession(executor, { id, at: now.toISOString() })).rows;
  if (!session) return null;
  const standing = await readPlayed(executor, session);
  const state = replayStored(standing);
  if (!state) return dropSession(executor, session);
  agrees(state);
  return session.state === 'saved'
    ? saveScore(executor, now, standing, state)
    : { session, score: null, isBest: false };
};

/** After the commit: a new best moves the boards of all, any score the pupil's own history. */
export const tellOfScore = ({ live }: Deps, { session, score, isBest }: Ended): void => {
  if (score) live.tellBoth(isBest ? 'students' : { students: [session.studentId] }, 'practice');
};

type Timed = Pick<queries.SessionRow, 'contestId' | 'mode' | 'minutes' | 'openedAt' | 'lastAnswerAt'>;

/** Nobody will end it any more: the race's time or the review's contest is long over, or the review was forgotten. */
export const isForgotten = async (executor: Executor, session: Timed, now: Date): Promise<boolean> => {
  const { endsAt } = await readPeriod(executor, session.contestId);
  const since = (moment: string): number => now.getTime() - Date.parse(moment);
  return isOverdue(kindOf(session), {
    opened: elapsedOf(session, now),
    untouched: since(session.lastAnswerAt ?? session.openedAt),
    ended: since(endsAt),
  });
};

/** Ends a session in the pupil's place, with the answers that arrived. */
export const settleSession = async (deps: Deps, id: number): Promise<void> => {
  const ended = await deps.db.transaction().execute((trx) => endSession(trx, deps.clock(), id));
  if (ended) tellOfScore(deps, ended);
};

/** What is left lying: for the hourly round. */
export const settleForgotten = async (deps: Deps): Promise<void> => {
  const now = deps.clock();
  const longAgo = new Date(now.getTime() - LATE_ANSWERS_MS).toISOString();
  for (const session of await queries.listOpenSince(deps.db, longAgo))
    if (await isForgotten(deps.db, session, now)) await settleSession(deps, session.id);
};

/** Ends whatever is still open of a contest, so that its bests are the last word. */
export const settleContest = async (deps: Deps, contestId: number): Promise<void> => {
  const ended = await deps.db.transaction().execute(async (trx) => {
    const all: Ended[] = [];
    for (const { id } of await queries.listOpenOfContest(trx, contestId)) {
      const done = await endSession(trx, deps.clock(), id);
      if (done) all.push(done);
    }
    return all;
  });
  for (const each of ended) tellOfScore(deps, each);
};

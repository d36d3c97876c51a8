import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { contestState } from '#domain/contests/contest';
import { ARENA_PAGE } from '#domain/practice/arena';
import { firstName } from '#domain/roster/first-name';
import { shareReply } from '#server/platform/http/replies';
import { presentQuestion } from '#server/questions/service';
import type { Arena, BoardRow, PersonalBest, Practice, PracticeResult, PracticeSession } from '#wire/practice';
import type { readArena } from './arena.ts';
import type { BestRow } from './bests-queries.ts';
import type { RankedRow } from './boards.ts';
import type { finishSession } from './finish.ts';
import type { readPractice } from './page.ts';
import type { ContestRow } from './period-queries.ts';
import { elapsedOf, kindOf, type PlayedSession } from './played-session.ts';

export const presentSession = ({ session, questions, answers }: PlayedSession, now: Date): PracticeSession => ({
  id: session.id,
  grade: session.grade,
  questionCount: session.questionCount,
  seed: session.seed,
  questions: questions.map(presentQuestion),
  answers: [...answers],
  elapsed: elapsedOf(session, now),
  ...kindOf(session),
});

export const presentBest = (row: BestRow): PersonalBest => ({ ...row, ...kindOf(row) });

export const presentContest = (row: ContestRow, now: Date) => ({
  state: contestState(row, row.closedAt, now.toISOString()),
  ...row,
});

/** Open practice is none. */
const contestOf = (period: ContestRow | null, now: Date) =>
  period?.kind === 'contest' ? presentContest(period, now) : null;

export const presentPractice = ({
  now,
  pupil,
  period,
  roster,
  standing,
  bests,
}: Awaited<ReturnType<typeof readPractice>>): Practice => ({
  studentId: pupil.studentId,
  grade: pupil.grade,
  isOpen: period !== null,
  contest: contestOf(period, now),
  roster: roster.map(({ id, label, nameReading, grade }) => ({
    id,
    label,
    reading: nameReading && firstName(nameReading),
    grade,
  })),
  needsPassword: pupil.studentId === DEMO_STUDENT_ID,
  session: standing && presentSession(standing, now),
  bests: bests.map(presentBest),
});

type Finished = Awaited<ReturnType<typeof finishSession>>;

/** Where nothing was answered there is nothing saved, and all of it is zero. */
export const presentResult = ({ ended: { session, score }, isOfContest, place }: Finished): PracticeResult => {
  const previousBest = score?.previousBest ?? null;
  const points = score?.score ?? 0;
  const counts = score?.counts === 1;
  return {
    sessionId: session.id,
    score: points,
    accuracy: score?.accuracy ?? null,
    totalQuestions: score?.totalQuestions ?? 0,
    correctAnswers: score?.correctAnswers ?? 0,
    seconds: score?.seconds ?? 0,
    isPersonalBest: counts && score.uncountedAnswers === 0 && points >= (previousBest ?? 0),
    previousBest,
    isOfContest,
    counts,
    lateAnswers: score?.lateAnswers ?? 0,
    uncountedAnswers: score?.uncountedAnswers ?? 0,
    place,
    ...kindOf(session),
  };
};

export const presentBoardRow = (row: RankedRow): BoardRow => ({ ...row, name: row.firstName, ...kindOf(row) });

type ReadArena = Awaited<ReturnType<typeof readArena>>;
type Board = Omit<Arena, 'own'>;

const presentBoard = (
  { period, tab, found, total, nextAfter, grades, bestPerformers }: ReadArena,
  now: Date,
): Board => ({
  contest: contestOf(period, now),
  openPractice: period?.kind === 'open' ? openOrEnded(period, now) : null,
  tab,
  rows: found.slice(0, ARENA_PAGE).map(presentBoardRow),
  total,
  nextAfter,
  grades: [...grades],
  bestPerformers: bestPerformers.map((row) => ({ name: row.firstName, ...row })),
});

const openOrEnded = ({ endsAt }: ContestRow, now: Date): Board['openPractice'] =>
  now.toISOString() < endsAt ? 'open' : 'ended';

/** The last that was made of each board's rows, and from what else. */
const madeBoards = new WeakMap<object, { readonly from: readonly unknown[]; readonly board: Board }>();

/** The same object for as long as it says the same: all pupils look at it, and it is written once. */
const presentBoardOnce = (read: ReadArena): Board => {
  const { now, period, tab, found, grades, bestPerformers } = read;
  const from = [period, period && presentContest(period, now).state, tab, grades, bestPerformers];
  const known = madeBoards.get(found);
  if (known && from.every((part, place) => part === known.from[place])) return known.board;
  const board = presentBoard(read, now);
  madeBoards.set(found, { from, board });
  return board;
};

export const presentArena = (read: ReadArena): Arena =>
  shareReply(presentBoardOnce(read), { own: read.own && presentBoardRow(read.own) });

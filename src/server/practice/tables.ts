import type { Generated } from 'kysely';
import type { PeriodKind } from '#domain/contests/contest';
import type { Mode, RaceMinutes, ReviewCount } from '#domain/practice/kinds';
import type { LeftOut } from '#domain/practice/pace';
import type { Grade } from '#domain/roster/grades';

/** When practice is open: in a contest, or because staff left it open. */
export interface Contests {
  id: Generated<number>;
  /** What is `open` is no contest: it has neither prize nor shares nor winners, and no list of contests shows it. */
  kind: Generated<PeriodKind>;
  title: string;
  rules: string;
  startsAt: string;
  endsAt: string;
  prizeCoins: number;
  /** The coins that all who practised share (D-45). */
  sharePool: number;
  /** When staff named the winners; null until then. */
  closedAt: string | null;
  closedBy: number | null;
  /** How many pupils took part, once it is closed and cannot change. */
  participants: number | null;
  /** Hundredths of the points that all shares are taken from, once it is closed and cannot change. */
  shareHundredths: number | null;
  createdAt: string;
}

/** Whose it is, and of which game. */
interface OfGame {
  studentId: number;
  grade: Grade;
  mode: Mode;
}

export interface PracticeSessions extends OfGame {
  id: Generated<number>;
  /** UUID v4, drawn by the page: a double click opens one session. */
  requestKey: string;
  contestId: number;
  minutes: RaceMinutes | null;
  questionCount: ReviewCount | null;
  seed: number;
  /** JSON: ids of question versions in the order in which they are asked. */
  deck: string;
  /** How many answers are stored: whoever adds some must have counted the same. */
  answered: Generated<number>;
  state: SessionState;
  openedAt: string;
  lastAnswerAt: string | null;
  closedAt: string | null;
}

/** Saved with a score, or dropped without a single answer. */
export type SessionState = 'open' | 'saved' | 'dropped';

export interface PracticeAnswers {
  sessionId: number;
  /** 1 for the first. */
  number: number;
  questionId: number;
  choice: number;
  isCorrect: 0 | 1;
  /** Milliseconds from the opening, as the page counted them within what the server allows. */
  atMs: number;
  receivedAt: string;
}

/** The specification's leaderboard record. */
export interface PracticeScores extends OfGame {
  id: Generated<number>;
  sessionId: number;
  studentName: string;
  timeMinutes: RaceMinutes | null;
  score: number;
  accuracy: number | null;
  totalQuestions: number;
  correctAnswers: number;
  seconds: number;
  /** The pupil's best of this kind in the contest before, so that a second answer says the same. */
  previousBest: number | null;
  /** Whether it could become a best of the contest. */
  counts: 0 | 1;
  /** Answers of a race that came later than a slow network explains. */
  lateAnswers: Generated<number>;
  /** Answers that the contest does not take. */
  uncountedAnswers: Generated<number>;
  /** Why no answer of it counts; null where it is what a child can do. */
  leftOut: LeftOut | null;
  createdAt: string;
}

/** 0 stands for a review, so that it can be part of a key. */
export type MinutesKey = 0 | RaceMinutes;

/** The best of each pupil in each kind of game of a contest: what boards show. */
export interface PracticeBests extends OfGame {
  contestId: number;
  minutes: MinutesKey;
  score: number;
  accuracy: number;
  totalQuestions: number;
  correctAnswers: number;
  /** Of those that count. */
  lateAnswers: Generated<number>;
  sessionId: number;
  createdAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    contests: Contests;
    practice_sessions: PracticeSessions;
    practice_answers: PracticeAnswers;
    practice_scores: PracticeScores;
    practice_bests: PracticeBests;
  }
}

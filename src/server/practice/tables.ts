import type { Generated } from 'kysely';
import type { PeriodKind } from '#domain/contests/contest';
import type { Mode, RaceMinutes, ReviewCount } from '#domain/practice/kinds';
import type { Grade } from '#domain/roster/grades';

/** When practice is open: in a contest, or because staff left it open. */
export interface Contests {
  id: Generated<number>;
  /** What is `open` is no contest: it has neither prize nor shares nor winners, and no list of contests shows it. */
  kind: Generated<PeriodKind>;
  title: string;
  rules: string;
  starts_at: string;
  ends_at: string;
  prize_coins: number;
  /** The coins that all who practised share (D-45). */
  share_pool: number;
  /** When staff named the winners; null until then. */
  closed_at: string | null;
  closed_by: number | null;
  /** How many pupils took part, once it is closed and cannot change. */
  participants: number | null;
  /** Hundredths of the points that all shares are taken from, once it is closed and cannot change. */
  share_hundredths: number | null;
  created_at: string;
}

export interface PracticeSessions {
  id: Generated<number>;
  /** UUID v4, drawn by the page: a double click opens one session. */
  request_key: string;
  student_id: number;
  grade: Grade;
  contest_id: number;
  mode: Mode;
  minutes: RaceMinutes | null;
  question_count: ReviewCount | null;
  seed: number;
  /** JSON: ids of question versions in the order in which they are asked. */
  deck: string;
  /** How many answers are stored: whoever adds some must have counted the same. */
  answered: Generated<number>;
  state: SessionState;
  opened_at: string;
  last_answer_at: string | null;
  closed_at: string | null;
}

/** Saved with a score, or dropped without a single answer. */
export type SessionState = 'open' | 'saved' | 'dropped';

export interface PracticeAnswers {
  session_id: number;
  /** 1 for the first. */
  number: number;
  question_id: number;
  choice: number;
  is_correct: 0 | 1;
  /** Milliseconds from the opening, as the page counted them within what the server allows. */
  at_ms: number;
  received_at: string;
}

/** The specification's leaderboard record. */
export interface PracticeScores {
  id: Generated<number>;
  session_id: number;
  student_id: number;
  student_name: string;
  grade: Grade;
  mode: Mode;
  time_minutes: RaceMinutes | null;
  score: number;
  accuracy: number | null;
  total_questions: number;
  correct_answers: number;
  seconds: number;
  /** The pupil's best of this kind in the contest before, so that a second answer says the same. */
  previous_best: number | null;
  /** Whether it could become a best of the contest. */
  counts: 0 | 1;
  /** Answers of a race that came later than a slow network explains. */
  late_answers: Generated<number>;
  /** Answers that the contest does not take. */
  uncounted_answers: Generated<number>;
  created_at: string;
}

/** 0 stands for a review, so that it can be part of a key. */
export type MinutesKey = 0 | RaceMinutes;

/** The best of each pupil in each kind of game of a contest: what boards show. */
export interface PracticeBests {
  contest_id: number;
  student_id: number;
  grade: Grade;
  mode: Mode;
  minutes: MinutesKey;
  score: number;
  accuracy: number;
  total_questions: number;
  correct_answers: number;
  /** Of those that count. */
  late_answers: Generated<number>;
  session_id: number;
  created_at: string;
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

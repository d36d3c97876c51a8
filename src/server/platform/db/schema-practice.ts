import type { Generated } from 'kysely';
import type { Mode, RaceMinutes, ReviewCount } from '#domain/practice/kinds';
import type { Difficulty, QuestionType, Subject } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';

export interface QuestionBanks {
  grade: Grade;
  /** JSON: the five options that the bank's matching questions share. */
  matching_options: string;
}

/** What stays of a question whatever is edited. Its words are in its versions, which never change. */
export interface Questions {
  id: Generated<number>;
  /** The id in the file it was first loaded from, or in an import. */
  content_key: string | null;
  grade: Grade;
  /** The number that people call it by, within its grade. */
  number: number;
  version_id: number | null;
  retired_at: string | null;
  reviewed_at: string | null;
  reviewed_by: number | null;
  created_at: string;
}

export interface QuestionVersions {
  id: Generated<number>;
  question_id: number;
  subject: Subject;
  type: QuestionType;
  text: string;
  /** JSON: a list of texts, empty for true and false. */
  options: string;
  answer: number;
  difficulty: Difficulty;
  points: number;
  source: string;
  correction: string | null;
  explanation: string | null;
  staff_id: number | null;
  created_at: string;
}

export interface QuestionStats {
  question_id: number;
  grade: Grade;
  attempts: number;
  correct_answers: number;
}

export interface Contests {
  id: Generated<number>;
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

export interface ContestWinners {
  contest_id: number;
  student_id: number;
  student_name: string;
  grade: Grade;
  score: number;
  accuracy: number | null;
}

export interface PracticeShares {
  contest_id: number;
  student_id: number;
  coins: number;
  reward_id: string;
  sent_at: string;
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
  session_id: number;
  created_at: string;
}

/**
 * How many bests have each score, and each score with each accuracy: ranks and averages without counting rows. A rank is
 * a sum over the better scores and over the better accuracies of the same score. Kept with the bests.
 */
export interface PracticeSpread {
  contest_id: number;
  grade: Grade;
  mode: Mode;
  minutes: MinutesKey;
  /** 0 in the row that counts all with the score, whose accuracy is 0. */
  by_accuracy: 0 | 1;
  score: number;
  accuracy: number;
  pupils: number;
  /** Of those counted. */
  accuracy_sum: number;
}

export interface PracticeSchema {
  question_banks: QuestionBanks;
  questions: Questions;
  question_versions: QuestionVersions;
  question_stats: QuestionStats;
  contests: Contests;
  contest_winners: ContestWinners;
  practice_shares: PracticeShares;
  practice_sessions: PracticeSessions;
  practice_answers: PracticeAnswers;
  practice_scores: PracticeScores;
  practice_bests: PracticeBests;
  practice_spread: PracticeSpread;
}

import type { Generated } from 'kysely';
import type { Difficulty } from '#domain/questions/kinds';
import type { DuelState } from '#domain/race/duel';
import type { Ending, RacePhase, Side } from '#domain/race/race';
import type { ContentId } from '#domain/race/rules';
import type { Grade } from '#domain/roster/grades';

export interface Races {
  id: Generated<number>;
  content_id: ContentId;
  grade: Grade;
  difficulty: Difficulty;
  first_id: number;
  second_id: number;
  seed: number;
  /** JSON: ids of question versions in the order in which both are asked. */
  deck: string;
  starts_at: string;
  version: number;
  phase: RacePhase;
  /** JSON: both racers as the rules know them. */
  racers: string;
  ending: Ending['kind'] | null;
  winner_side: Side | null;
  ended_at: string | null;
  /** When somebody must look at it although nobody says anything; of one that is over, until its result is stored. */
  due_at: string | null;
  created_at: string;
}

export interface RaceAnswers {
  race_id: number;
  side: Side;
  /** 1 for the first. */
  number: number;
  /** Of the version that was asked. */
  question_id: number;
  choice: number;
  is_correct: 0 | 1;
  answered_at: string;
}

export interface RaceSeats {
  student_id: number;
  grade: Grade;
  difficulty: Difficulty;
  /** Null while searching. */
  race_id: number | null;
  side: Side | null;
  tab_id: string;
  /** Null while away. */
  socket_id: string | null;
  process_id: string;
  joined_at: string;
  /** For whom else of the grade the seat is not, until then: one named pupil is waited for. */
  challenge_id: number | null;
  held_until: string | null;
}

export interface RaceChallenges {
  id: Generated<number>;
  from_id: number;
  to_id: number;
  grade: Grade;
  difficulty: Difficulty;
  rematch_of: number | null;
  state: 'open' | 'declined' | 'withdrawn' | 'raced';
  created_at: string;
  expires_at: string;
}

export interface RaceProcesses {
  id: string;
  seen_at: string;
}

export interface RaceResults {
  race_id: number;
  winner_id: number;
  loser_id: number;
  content_id: ContentId;
  grade: Grade;
  difficulty: Difficulty;
  ending: 'finished' | 'forfeited';
  winner_score: number;
  loser_score: number;
  winner_answers: number;
  loser_answers: number;
  is_flawless: 0 | 1;
  game_duration: number;
  /** JSON: ids of the question versions that were asked, in their order. */
  questions: string;
  /** JSON: the winner's and the loser's answers. */
  student_answers: string;
  ended_at: string;
}

export interface Duels {
  id: Generated<number>;
  /** Whoever asked, and climbed first. */
  from_id: number;
  to_id: number;
  grade: Grade;
  difficulty: Difficulty;
  seed: number;
  /** JSON: ids of questions in the order in which both are asked. */
  deck: string;
  state: DuelState;
  from_starts_at: string;
  to_starts_at: string | null;
  /** While it is open: when its time is over, whatever it waits for. */
  expires_at: string | null;
  /** Null of a draw too. */
  winner_side: Side | null;
  ended_at: string | null;
  /** When whoever asked saw what became of it. */
  seen_at: string | null;
  created_at: string;
}

export interface DuelAnswers {
  duel_id: number;
  side: Side;
  /** 1 for the first. */
  number: number;
  question_id: number;
  choice: number;
  is_correct: 0 | 1;
  answered_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    races: Races;
    race_answers: RaceAnswers;
    race_seats: RaceSeats;
    race_challenges: RaceChallenges;
    race_processes: RaceProcesses;
    race_results: RaceResults;
    duels: Duels;
    duel_answers: DuelAnswers;
  }
}

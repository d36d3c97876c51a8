import type { Generated } from 'kysely';
import type { PeriodKind } from '#domain/contests/contest';
import type { Grade } from '#domain/roster/grades';

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

export interface ContestWinners {
  contest_id: number;
  student_id: number;
  student_name: string;
  grade: Grade;
  score: number;
  accuracy: number | null;
  /** Of the best that won. */
  late_answers: Generated<number>;
}

export interface PracticeShares {
  contest_id: number;
  student_id: number;
  coins: number;
  reward_id: string;
  sent_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    contests: Contests;
    contest_winners: ContestWinners;
    practice_shares: PracticeShares;
  }
}

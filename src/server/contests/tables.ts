import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';

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
    contest_winners: ContestWinners;
    practice_shares: PracticeShares;
  }
}

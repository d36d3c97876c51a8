import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';

export interface ContestWinners {
  contestId: number;
  studentId: number;
  studentName: string;
  grade: Grade;
  score: number;
  accuracy: number | null;
  /** Of the best that won. */
  lateAnswers: Generated<number>;
}

export interface PracticeShares {
  contestId: number;
  studentId: number;
  coins: number;
  rewardId: string;
  sentAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    contest_winners: ContestWinners;
    practice_shares: PracticeShares;
  }
}

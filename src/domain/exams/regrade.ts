import type { Answers, Key } from './answers.ts';
import { scoreOf } from './grading.ts';
import { type Money, rewardDue } from './reward.ts';

export interface Graded {
  readonly studentId: number;
  readonly answers: Answers;
  /** What the pupil was sent for this exam; null where nothing was. */
  readonly sent: Money | null;
}

export interface ScoreChange {
  readonly studentId: number;
  readonly before: number;
  readonly after: number;
  /** What is sent besides, where a reward was sent before. */
  readonly due: Money;
}

const NOTHING: Money = { coins: 0, points: 0 };

/** Whose score another key changes, and what it does to the rewards that were sent. */
export const regrade = (before: Key, after: Key, sheets: readonly Graded[]): readonly ScoreChange[] =>
  sheets
    .map(({ studentId, answers, sent }) => {
      const now = scoreOf(after, answers).total;
      return {
        studentId,
        before: scoreOf(before, answers).total,
        after: now,
        due: sent ? rewardDue(now, sent) : NOTHING,
      };
    })
    .filter((change) => change.before !== change.after);

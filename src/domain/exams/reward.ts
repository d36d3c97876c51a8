import type { Amounts } from '#domain/ledger/ledger';
import type { Answers, Key } from './answers.ts';
import { scoreOf } from './grading.ts';
import { EXAM_SCORE_MAX } from './paper.ts';

const POINTS_PER_SCORE = 1.5;
export const FULL_SCORE_BONUS = 15;

interface ExamReward extends Amounts {
  /** Of the points, what a full score added. */
  readonly bonus: number;
}

export const examReward = (score: number): ExamReward => {
  const coins = Math.round(Math.min(Math.max(score, 0), EXAM_SCORE_MAX));
  const bonus = coins === EXAM_SCORE_MAX ? FULL_SCORE_BONUS : 0;
  return { coins, points: Math.round(coins * POINTS_PER_SCORE) + bonus, bonus };
};

/** What a better score adds to what was sent. What a worse one would take stays with the pupil: the slip was ours. */
export const rewardDue = (score: number, sent: Amounts): Amounts => {
  const { coins, points } = examReward(score);
  return { coins: Math.max(coins - sent.coins, 0), points: Math.max(points - sent.points, 0) };
};

interface Graded {
  readonly studentId: number;
  readonly answers: Answers;
  /** What the pupil was sent for this exam; null where nothing was. */
  readonly sent: Amounts | null;
}

/** Whose score another key changes, and what is sent besides, where a reward was sent before. */
export const regrade = (before: Key, after: Key, sheets: readonly Graded[]) =>
  sheets
    .map(({ studentId, answers, sent }) => {
      const now = scoreOf(after, answers).total;
      const due = sent ? rewardDue(now, sent) : { coins: 0, points: 0 };
      return { studentId, before: scoreOf(before, answers).total, after: now, due };
    })
    .filter((change) => change.before !== change.after);
export type ScoreChange = ReturnType<typeof regrade>[number];

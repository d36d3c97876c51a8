import { EXAM_SCORE_MAX } from './paper.ts';

const POINTS_PER_SCORE = 1.5;
export const FULL_SCORE_BONUS = 15;

export interface Money {
  readonly coins: number;
  readonly points: number;
}

export interface ExamReward extends Money {
  /** Of the points, what a full score added. */
  readonly bonus: number;
}

export const examReward = (score: number): ExamReward => {
  const coins = Math.round(Math.min(Math.max(score, 0), EXAM_SCORE_MAX));
  const bonus = coins === EXAM_SCORE_MAX ? FULL_SCORE_BONUS : 0;
  return { coins, points: Math.round(coins * POINTS_PER_SCORE) + bonus, bonus };
};

/** What a better score adds to what was sent. What a worse one would take stays with the pupil: the slip was ours. */
export const rewardDue = (score: number, sent: Money): Money => {
  const { coins, points } = examReward(score);
  return { coins: Math.max(coins - sent.coins, 0), points: Math.max(points - sent.points, 0) };
};

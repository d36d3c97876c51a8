import type { Amounts } from '#domain/ledger/ledger';
import type { Answers, Key } from './answers.ts';
import { scoreOf } from './grading.ts';
import { EXAM_SCORE_MAX, type Shape, scoreMax } from './paper.ts';

const POINTS_PER_SCORE = 1.5;
export const FULL_SCORE_BONUS = 15;

interface ExamReward extends Amounts {
  /** Of the points, what a full score added. */
  readonly bonus: number;
}

const pointsOf = (coins: number): number => Math.round(coins * POINTS_PER_SCORE);

/** Of a paper of another total by the same share: whatever its marks, it is worth what one of forty is. */
export const examReward = (score: number, of: number): ExamReward => {
  const coins = Math.round(Math.min(Math.max(score / of, 0), 1) * EXAM_SCORE_MAX);
  const bonus = score >= of ? FULL_SCORE_BONUS : 0;
  return { coins, points: pointsOf(coins) + bonus, bonus };
};

/** Of what was sent, what a full score had added. */
export const bonusIn = ({ coins, points }: Amounts): number => Math.max(points - pointsOf(coins), 0);

/** What a better score adds to what was sent. What a worse one would take stays with the pupil: the slip was ours. */
export const rewardDue = (score: number, of: number, sent: Amounts): Amounts => {
  const { coins, points } = examReward(score, of);
  return { coins: Math.max(coins - sent.coins, 0), points: Math.max(points - sent.points, 0) };
};

interface Graded {
  readonly studentId: number;
  readonly answers: Answers;
  /** What the pupil was sent for this exam; null where nothing was. */
  readonly sent: Amounts | null;
}

/** Whose score another key changes, and what is sent besides, where a reward was sent before. */
export const regrade = (shape: Shape, before: Key, after: Key, sheets: readonly Graded[]) =>
  sheets
    .map(({ studentId, answers, sent }) => {
      const now = scoreOf(shape, after, answers).total;
      const due = sent ? rewardDue(now, scoreMax(shape), sent) : { coins: 0, points: 0 };
      return { studentId, before: scoreOf(shape, before, answers).total, after: now, due };
    })
    .filter((change) => change.before !== change.after);
export type ScoreChange = ReturnType<typeof regrade>[number];

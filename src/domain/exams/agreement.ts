import { EXAM_SCORE_MAX } from './paper.ts';

export const AGREEMENTS = ['very-high', 'high', 'medium', 'low'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

const LARGEST_GAP = { 'very-high': 10, high: 20, medium: 30 } as const;

/** In whole percent. */
export const examPercent = (score: number, of: number): number => Math.round((score / of) * 100);

/** How near the exam is to what practice showed: both in percent. */
export const agreementOf = (exam: number, practice: number): Agreement => {
  const gap = Math.abs(exam - practice);
  if (gap <= LARGEST_GAP['very-high']) return 'very-high';
  if (gap <= LARGEST_GAP.high) return 'high';
  return gap <= LARGEST_GAP.medium ? 'medium' : 'low';
};

export type ExamLevel = 'full' | 'excellent' | 'good' | 'growing';

export const EXCELLENT_FROM = 35;
export const GOOD_FROM = 30;

/** Which words of encouragement a score brings; of another total, as its share of forty would. */
export const examLevel = (score: number, of: number): ExamLevel => {
  if (score >= of) return 'full';
  const share = (score / of) * EXAM_SCORE_MAX;
  if (share >= EXCELLENT_FROM) return 'excellent';
  return share >= GOOD_FROM ? 'good' : 'growing';
};

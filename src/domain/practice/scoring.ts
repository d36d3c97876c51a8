export const RACE_POINT = 1;

/** What is left of a question's points on the first, second, third and fourth try; later tries earn nothing. */
const REPEAT_FACTORS = [1, 0.75, 0.5, 0.25] as const;

/** `attempt` is 1 the first time that the question is answered in a session. */
export const repeatFactor = (attempt: number): number => REPEAT_FACTORS[attempt - 1] ?? 0;

export const reviewGain = (points: number, attempt: number): number => Math.round(points * repeatFactor(attempt));

export const afterWrong = (score: number, points: number): number => Math.max(0, score - points);

/** In whole percent; null before the first answer. */
export const accuracyOf = (correct: number, total: number): number | null =>
  total === 0 ? null : Math.round((correct / total) * 100);

/** Practising a few questions by oneself: a wrong one comes back at the end, until all were right. Nothing counts. */
export interface Check {
  /** The right place of each question. */
  readonly answers: readonly number[];
  /** Which are still to be answered; the first is asked. */
  readonly queue: readonly number[];
  /** What was chosen for the one that is asked; null before. */
  readonly choice: number | null;
  /** How often something was asked before, by which the page tells one asking from the next. */
  readonly asked: number;
}

export const beginCheck = (answers: readonly number[]): Check => ({
  answers,
  queue: [...answers.keys()],
  choice: null,
  asked: 0,
});

export type CheckStep = { readonly choose: number } | 'next' | 'again';

/** One answer for each asking; then it is gone, or waits behind the others. */
export const stepCheck = (check: Check, step: CheckStep): Check => {
  if (step === 'again') return beginCheck(check.answers);
  const [first, ...rest] = check.queue;
  if (first === undefined) return check;
  if (step !== 'next') return check.choice === null ? { ...check, choice: step.choose } : check;
  if (check.choice === null) return check;
  return {
    ...check,
    queue: check.choice === check.answers[first] ? rest : [...rest, first],
    choice: null,
    asked: check.asked + 1,
  };
};

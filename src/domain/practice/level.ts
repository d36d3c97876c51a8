export type PracticeLevel = 'mastered' | 'strong' | 'steady' | 'beginning';

/** By the accuracy in practice, in percent. */
export const practiceLevel = (accuracy: number): PracticeLevel => {
  if (accuracy >= 90) return 'mastered';
  if (accuracy >= 80) return 'strong';
  return accuracy >= 70 ? 'steady' : 'beginning';
};

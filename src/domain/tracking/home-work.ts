import type { WordStatus } from './word-states.ts';

/** What a sheet for home asks for. */
export type HomeWork = 'practise' | 'look';

/** Practice where a word is not right yet, one more look where it was put right; nothing of the others. */
export const homeWork = (status: WordStatus): HomeWork | null => {
  if (status === 'incorrect') return 'practise';
  return status === 'passed' ? 'look' : null;
};

/** The states of a word of a text, heard from one pupil. */
export const WORD_STATUSES = [
  'not_started',
  'started',
  'incorrect',
  'passed',
  'completed',
  'paused',
  'finished',
] as const;
export type WordStatus = (typeof WORD_STATUSES)[number];

/** What a teacher does to a word. */
export const WORD_ACTIONS = [
  'pause',
  'clear_pause',
  'incorrect',
  'try_again',
  'name_mistake',
  'pass',
  'complete',
] as const;
export type WordAction = (typeof WORD_ACTIONS)[number];

/** An optional second tap: what was wrong. */
export const MISTAKES = ['wrong_word', 'left_out', 'tashkeel', 'tajweed', 'stopped'] as const;
export type Mistake = (typeof MISTAKES)[number];

export interface Word {
  readonly status: WordStatus;
  readonly attempts: number;
  readonly incorrectAttempts: number;
}

export const UNHEARD: Word = { status: 'not_started', attempts: 0, incorrectAttempts: 0 };

const OFFERED: Readonly<Record<WordStatus, readonly WordAction[]>> = {
  not_started: ['pause', 'incorrect'],
  // Only for a moment, between the two writes of the first mark.
  started: ['incorrect'],
  incorrect: ['try_again', 'name_mistake', 'pass'],
  passed: ['complete'],
  completed: [],
  paused: ['clear_pause'],
  // The mark of the reading's end is no rating: the last word may have been wrong like any other.
  finished: ['incorrect'],
};

export const offeredFor = (status: WordStatus): readonly WordAction[] => OFFERED[status];

export const isRated = (status: WordStatus): boolean =>
  status === 'incorrect' || status === 'passed' || status === 'completed';

const AFTER: Readonly<Record<WordAction, WordStatus>> = {
  pause: 'paused',
  clear_pause: 'not_started',
  incorrect: 'incorrect',
  try_again: 'incorrect',
  name_mistake: 'incorrect',
  pass: 'passed',
  complete: 'completed',
};

/** A pause says where somebody stopped and nothing about the word; a name is given to a mistake that was counted. */
const NO_ATTEMPTS: readonly WordAction[] = ['pause', 'clear_pause', 'name_mistake'];

/** What counts a mistake, and brings the word into the pupil's drill. */
export const isMistake = (action: WordAction): boolean => action === 'incorrect' || action === 'try_again';

export type Marked =
  | { readonly is: 'marked'; readonly word: Word }
  | { readonly is: 'pause_on_rated' }
  | { readonly is: 'not_offered' };

/** A word rated at an earlier hearing may be wrong again at this one. */
const isOffered = (word: Word, action: WordAction, isHeardBefore: boolean): boolean =>
  OFFERED[word.status].includes(action) || (isHeardBefore && isRated(word.status) && action === 'incorrect');

/** The word after an action, or why it stays as it is. `isHeardBefore`: its last mark is of an earlier hearing. */
export const mark = (word: Word, action: WordAction, isHeardBefore = false): Marked => {
  if (action === 'pause' && isRated(word.status)) return { is: 'pause_on_rated' };
  if (!isOffered(word, action, isHeardBefore)) return { is: 'not_offered' };
  const status = AFTER[action];
  if (NO_ATTEMPTS.includes(action)) return { is: 'marked', word: { ...word, status } };
  return {
    is: 'marked',
    word: {
      status,
      attempts: word.attempts + 1,
      incorrectAttempts: word.incorrectAttempts + (status === 'incorrect' ? 1 : 0),
    },
  };
};

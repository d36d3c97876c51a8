import {
  DIFFICULTIES,
  type Difficulty,
  QUESTION_TYPES,
  type QuestionType,
  SUBJECTS,
  type Subject,
} from '#domain/questions/kinds';

/** Without any, the list shows what is asked now. */
export const STATE_FILTERS = ['unreviewed', 'retired', 'all'] as const;

export interface QuestionsSearch {
  readonly state?: (typeof STATE_FILTERS)[number];
  readonly subject?: Subject;
  readonly type?: QuestionType;
  readonly difficulty?: Difficulty;
}

/** Filters live in the address, so a reload and the back button keep them. */
export const questionsSearch = (search: Record<string, unknown>): QuestionsSearch => {
  const state = STATE_FILTERS.find((each) => each === search.state);
  const subject = SUBJECTS.find((each) => each === search.subject);
  const type = QUESTION_TYPES.find((each) => each === search.type);
  const difficulty = DIFFICULTIES.find((each) => each === search.difficulty);
  return {
    ...(state && { state }),
    ...(subject && { subject }),
    ...(type && { type }),
    ...(difficulty && { difficulty }),
  };
};

/** Of Islamic studies. */
export const STRANDS = ['Hadith', 'Fiqh', 'Tawheed'] as const;
export type Strand = (typeof STRANDS)[number];

/** Quran is recited and heard; the rules of reciting it are asked about. */
export const SUBJECTS = [...STRANDS, 'Tajweed'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Where a question is asked. The race's set of a grade and its difficulties are of the same bank. */
export const QUESTION_USES = ['practice', 'race'] as const;
export type QuestionUse = (typeof QUESTION_USES)[number];

export const QUESTION_TYPES = ['truefalse', 'choice', 'matching'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

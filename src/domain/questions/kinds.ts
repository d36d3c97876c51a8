export const SUBJECTS = ['Hadith', 'Fiqh', 'Tawheed'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const QUESTION_TYPES = ['truefalse', 'choice', 'matching'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

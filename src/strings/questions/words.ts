import type { Difficulty, QuestionType, QuestionUse, Subject } from '#domain/questions/kinds';
import type { Question } from '#domain/questions/questions';

/** Of what a question may be answered with, wherever one is asked. */
export const options = {
  list: 'الخيارات',
  letters: ['أ', 'ب', 'ج', 'د', 'هـ', 'و'],
  right: 'الإجابة الصحيحة',
  yours: 'إجابتك',
  rightShort: 'الصحيحة',
} as const;

export const subjectNames: Readonly<Record<Subject, string>> = {
  Hadith: 'الحديث',
  Fiqh: 'الفقه',
  Tawheed: 'التوحيد',
  Tajweed: 'التجويد',
};

export const useNames: Readonly<Record<QuestionUse, string>> = { practice: 'التدريب', race: 'السباق' };

export const typeNames: Readonly<Record<QuestionType, string>> = {
  truefalse: 'صح وخطأ',
  choice: 'اختيار',
  matching: 'مزاوجة',
};

export const difficultyNames: Readonly<Record<Difficulty, string>> = { easy: 'سهل', medium: 'متوسط', hard: 'صعب' };

/** In the order of their places. */
export const sideNames = ['صح', 'خطأ'] as const;

/** What a question may be answered with, in the order of their places. */
export const optionNames = ({ type, options }: Pick<Question, 'type' | 'options'>): readonly string[] =>
  type === 'truefalse' ? sideNames : options;

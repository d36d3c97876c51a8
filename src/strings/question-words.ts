import type { Difficulty, QuestionType, Subject } from '#domain/practice/kinds';

export const subjectNames: Readonly<Record<Subject, string>> = {
  Hadith: 'الحديث',
  Fiqh: 'الفقه',
  Tawheed: 'التوحيد',
};

export const typeNames: Readonly<Record<QuestionType, string>> = {
  truefalse: 'صح وخطأ',
  choice: 'اختيار',
  matching: 'مزاوجة',
};

export const difficultyNames: Readonly<Record<Difficulty, string>> = { easy: 'سهل', medium: 'متوسط', hard: 'صعب' };

/** In the order of their places. */
export const sideNames = ['صح', 'خطأ'] as const;

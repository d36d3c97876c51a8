import { type Grade, isGrade } from '#domain/roster/grades';
import type { CardFormat } from '#wire/cards';

export interface CardsToPrint {
  format: CardFormat;
  studentId?: number;
  grade?: Grade;
}

const isFormat = (value: unknown): value is CardFormat => value === 'one' || value === 'small' || value === 'detailed';

/** What the print window was opened for: one pupil's card, or a grade's. */
export const cardsToPrint = (search: Record<string, unknown>): CardsToPrint => {
  const grade = Number(search.grade);
  const studentId = Number(search.studentId);
  return { format: isFormat(search.format) ? search.format : 'one', ...(isGrade(grade) ? { grade } : { studentId }) };
};

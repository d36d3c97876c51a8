import type { Grade } from '#domain/roster/grades';
import { classSearch } from '#web/lib/grade.ts';
import type { CardFormat } from '#wire/cards';

export interface CardsToPrint {
  format: CardFormat;
  studentId?: number;
  grade?: Grade;
  section?: string;
}

const isFormat = (value: unknown): value is CardFormat => value === 'one' || value === 'small' || value === 'detailed';

/** What the print window was opened for: one pupil's card, or those of a grade or a section of it. */
export const cardsToPrint = (search: Record<string, unknown>): CardsToPrint => {
  const { grade, section } = classSearch(search);
  const studentId = Number(search.studentId);
  return {
    format: isFormat(search.format) ? search.format : 'one',
    ...(grade ? { grade, ...(section && { section }) } : { studentId }),
  };
};

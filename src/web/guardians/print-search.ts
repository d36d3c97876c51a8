import { isDay } from '#domain/calendar/school-day';
import { DEFAULT_GRADE, type Grade, isGrade } from '#domain/roster/grades';

export interface SlipsToPrint {
  readonly grade: Grade;
  readonly section: string | null;
  readonly day: string;
  readonly size: 'one' | 'four';
}

/** A section may be called by a number. */
const textOf = (value: unknown): string | null => String(value ?? '') || null;

/** What the address of the paper says. A day that is none is refused by the server, in words. */
export const slipsToPrint = (search: Record<string, unknown>): SlipsToPrint => {
  const day = textOf(search.day) ?? '';
  const grade = Number(search.grade);
  return {
    grade: isGrade(grade) ? grade : DEFAULT_GRADE,
    section: textOf(search.section),
    day: isDay(day) ? day : '',
    size: search.size === 'four' ? 'four' : 'one',
  };
};

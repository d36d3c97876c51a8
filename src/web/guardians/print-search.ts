import { DEFAULT_GRADE, type Grade, isGrade } from '#domain/roster/grades';

export interface SlipsToPrint {
  readonly grade: Grade;
  readonly section: string | null;
  readonly day: string;
  readonly size: 'one' | 'four';
}

/** What the address of the paper says; a section may be called by a number. A day that is none the server refuses. */
export const slipsToPrint = ({ grade, section, day, size }: Record<string, unknown>): SlipsToPrint => ({
  grade: isGrade(Number(grade)) ? (Number(grade) as Grade) : DEFAULT_GRADE,
  section: String(section ?? '') || null,
  day: String(day),
  size: size === 'four' ? 'four' : 'one',
});

import { DEFAULT_GRADE, type Grade } from '#domain/roster/grades';
import { classSearch } from '#web/lib/grade.ts';

export interface SlipsToPrint {
  readonly grade: Grade;
  readonly section?: string;
  readonly day: string;
  readonly size: 'one' | 'four';
}

/** What the address of the paper says. A day that is none the server refuses. */
export const slipsToPrint = (search: Record<string, unknown>): SlipsToPrint => ({
  grade: DEFAULT_GRADE,
  ...classSearch(search),
  day: String(search.day),
  size: search.size === 'four' ? 'four' : 'one',
});

import { DEFAULT_GRADE } from '#domain/roster/grades';
import { classSearch } from '#web/lib/grade.ts';

export const consentsToPrint = (search: Record<string, unknown>) => ({ grade: DEFAULT_GRADE, ...classSearch(search) });

/** What the address of the paper says. A day that is none the server refuses. */
export const slipsToPrint = (search: Record<string, unknown>) => ({
  ...consentsToPrint(search),
  day: String(search.day),
  size: search.size === 'four' ? ('four' as const) : ('one' as const),
});
export type SlipsToPrint = ReturnType<typeof slipsToPrint>;

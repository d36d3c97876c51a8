import { positiveNumber } from '#web/ui/list/search.ts';

/** The exam that a new one begins as a copy of. */
export const newExamSearch = (search: Record<string, unknown>): { copy?: number } => {
  const copy = positiveNumber(search.copy);
  return copy === undefined ? {} : { copy };
};

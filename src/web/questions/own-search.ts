import type { Grade } from '#domain/roster/grades';
import { gradeSearch } from '#web/lib/grade.ts';

interface HardestSearch {
  grade?: Grade;
  /** They are asked instead of listed. */
  practise?: true;
}

export const hardestSearch = (search: Record<string, unknown>): HardestSearch => ({
  ...gradeSearch(search),
  ...(search.practise === true && { practise: true }),
});

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

/** Practice is everybody's, and its paper needs no word in the address. */
export const sheetSearch = (search: Record<string, unknown>): { use?: 'race' } =>
  search.use === 'race' ? { use: 'race' } : {};

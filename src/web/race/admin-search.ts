import { GRADES, type Grade } from '#domain/access/grades';
import { DIFFICULTIES, type Difficulty } from '#domain/practice/kinds';

export interface RacesSearch {
  readonly grade?: Grade;
  readonly difficulty?: Difficulty;
}

/** Filters live in the address, so a reload and the back button keep them. */
export const racesSearch = (search: Record<string, unknown>): RacesSearch => {
  const grade = GRADES.find((each) => String(each) === String(search.grade));
  const difficulty = DIFFICULTIES.find((each) => each === search.difficulty);
  return { ...(grade && { grade }), ...(difficulty && { difficulty }) };
};

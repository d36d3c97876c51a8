import { DIFFICULTIES, type Difficulty } from '#domain/questions/kinds';
import { GRADES, type Grade } from '#domain/roster/grades';

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

import type { Grade } from '#domain/access/grades';
import { activeQuestions, fillBanksIfEmpty } from '#server/questions/service';
import type { World } from './world.ts';

/** The school's banks as on its first day; answers the questions of a grade. */
export const withQuestions = async ({ deps }: World, grade: Grade = 4) => {
  await fillBanksIfEmpty(deps);
  return activeQuestions(deps.db, grade);
};

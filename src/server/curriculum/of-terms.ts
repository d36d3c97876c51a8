import { layOutWeeks, teachingWeeks } from '#domain/calendar/terms';
import { type CurriculumPlan, spreadPlan } from '#domain/curriculum/lessons';
import type { Executor } from '#server/platform/db/database';
import { Refusal } from '#server/platform/errors';
import type { SchoolTerm } from '#wire/calendar';
import * as queries from './queries.ts';

/** Over as many weeks as the term teaches; week by week where the syllabus has as many. */
const beginningOf = (term: SchoolTerm, weeks: string): string => {
  const plan: CurriculumPlan = JSON.parse(weeks);
  return JSON.stringify(spreadPlan(plan, teachingWeeks(layOutWeeks(term))) ?? plan);
};

/** The first term of a school begins with its syllabus; the plan of a later one is copied, imported or written. */
export const planOpenedTerm = async (trx: Executor, term: SchoolTerm): Promise<void> => {
  const isFirst = (await queries.listCurricula(trx)).length === 0;
  for (const { grade, weeks } of await queries.listSyllabi(trx))
    await queries.insertCurriculum(trx, {
      termId: term.id,
      grade,
      weeks: isFirst ? beginningOf(term, weeks) : '[]',
      version: 1,
    });
};

/** What was taught stays in its week, so that week stays. */
export const refuseLosingTaught = async (trx: Executor, after: SchoolTerm): Promise<void> => {
  const weeks = layOutWeeks(after).filter(({ number }) => number !== null);
  if ((await queries.lastTaughtWeek(trx, after.id)) > weeks.length) throw new Refusal('school_term_taught');
};

import type { StaffActor } from '#domain/access/actors';
import { teachingWeeks } from '#domain/calendar/terms';
import { type CurriculumPlan, countLessons, lessonsOfWeek, spreadPlan } from '#domain/curriculum/lessons';
import type { Grade } from '#domain/roster/grades';
import { about, logAct } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import type { SchoolTerm } from '#wire/calendar';
import type { BodyOf } from '#wire/contract';
import { lostOf, planText } from './editing.ts';
import * as queries from './queries.ts';
import { lessonsById, numberedWeeks, readCurriculum, readTerm } from './reading.ts';

/** Its weeks that teach, in their order, and others that have lessons all the same. */
const weeksWith = (term: SchoolTerm, plan: CurriculumPlan) => {
  const teaching = teachingWeeks(numberedWeeks(term));
  return plan
    .map((_, at) => at + 1)
    .flatMap((week) => {
      const lessons = lessonsOfWeek(plan, week);
      return teaching.includes(week) || countLessons([lessons]) > 0 ? [lessons] : [];
    });
};

/** As many weeks as teach, also where the plan says nothing of the last of them. */
const filled = (weeks: CurriculumPlan, of: number): CurriculumPlan =>
  Array.from({ length: Math.max(of, weeks.length) }, (_, at) => lessonsOfWeek(weeks, at + 1));

/** The plan of another term on the weeks of this one: week by week where both teach as many. */
export const copyPlan = async (
  deps: Deps,
  staff: StaffActor,
  grade: Grade,
  { termId, fromTermId, version }: BodyOf<'POST /api/admin/curriculum/:grade/copy'>,
): Promise<void> => {
  const [term, source] = [await readTerm(deps, termId), await readTerm(deps, fromTermId)];
  await inTurn(deps, ['curriculum', grade], async (trx) => {
    const before = await readCurriculum(trx, term.id, grade);
    const { plan: from } = await readCurriculum(trx, source.id, grade);
    if (countLessons(from) === 0) throw new Refusal('curriculum_empty');
    const taught = teachingWeeks(numberedWeeks(source)).length;
    const plan = spreadPlan(filled(weeksWith(source, from), taught), teachingWeeks(numberedWeeks(term)));
    if (!plan) throw new Refusal('term_too_short_for_plan');
    // The same again, such as after a reply that was lost.
    if (planText(plan) === planText(before.plan)) return;
    if (before.version !== version) throw new Refusal('curriculum_changed');
    const known = lessonsById((await queries.listLessons(trx, { grade })).rows);
    if ((await lostOf(trx, before, plan, known)).length > 0) throw new Refusal('taught_lesson_stays');
    await queries.updateCurriculum(trx, before, { weeks: planText(plan), version: version + 1 });
    await logAct(trx, deps.clock(), staff, 'curriculum_copied', about('term_curricula', term.id, term.name), {
      details: { grade, from_term: source.name, lessons: countLessons(plan) },
    });
  });
  deps.live.tellBoth({ grade }, 'curriculum');
};

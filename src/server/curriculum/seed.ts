import type { PupilActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { GRADES } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byPupil, byStaff } from '#server/seed/people';
import { copyPlan, markLesson, markTaught, readForStaff, readOwnCurriculum } from './service.ts';

const SEED = 517;
/** Ten minutes after the term was opened. */
const COPIED_DAYS_AGO = 23;
/** The days on which the teacher brings the plan up to date, and pupils theirs. */
const TEACHING_DAYS = [22, 17, 12, 7, 2, 1];
const PUPIL_DAYS = [11, 3];
const MARKED_MOST = 24;

/** What was taught up to that day. */
const teach = ({ teacher, schoolTime }: DemoSchool): Happening[] =>
  TEACHING_DAYS.map((daysAgo) =>
    byStaff(schoolTime(daysAgo, 12, 40), teacher, async (deps, staff) => {
      const today = schoolDay(deps.clock());
      for (const grade of GRADES) {
        const { term, plan } = await readForStaff(deps, { grade, section: null });
        const due = plan.filter(({ day, taughtAt }) => taughtAt === null && day !== null && day <= today);
        for (const { week, lessonId } of due)
          await markTaught(deps, staff, { grade, section: null }, { termId: term.id, week, lessonId, isTaught: true });
      }
    }),
  );

/** Begins what was taught and is not begun, and is done with most of it. */
const catchUp = async (deps: Deps, actor: PupilActor, isDone: () => boolean): Promise<void> => {
  const { shared, marks } = await readOwnCurriculum(deps, actor);
  const isMarked = new Set(marks.map(({ week, lessonId }) => `${week}/${lessonId}`));
  const open = shared.lessons.filter(({ isTaught, week, id }) => isTaught && !isMarked.has(`${week}/${id}`));
  for (const { week, id: lessonId } of open.slice(0, MARKED_MOST)) {
    const lesson = { termId: shared.term.id, week, lessonId };
    await markLesson(deps, actor, { ...lesson, status: 'in-progress' });
    if (isDone()) await markLesson(deps, actor, { ...lesson, status: 'completed' });
  }
};

/** Those who come regularly keep up, each in their own way. */
const keepUp = ({ regulars, schoolTime }: DemoSchool): Happening[] => {
  const draw = drawFromSeed(SEED);
  return regulars.flatMap(({ id }) =>
    PUPIL_DAYS.map((daysAgo) =>
      byPupil(schoolTime(daysAgo, 16, draw(0, 59)), id, (deps, actor) => catchUp(deps, actor, () => draw(1, 10) <= 8)),
    ),
  );
};

/** The term goes on with the plan of the one before it. */
const copy = ({ teacher, schoolTime }: DemoSchool): Happening =>
  byStaff(schoolTime(COPIED_DAYS_AGO, 6, 50), teacher, async (deps, staff) => {
    for (const grade of GRADES) {
      const { term, terms, version } = await readForStaff(deps, { grade, section: null });
      const last = terms.findLast(({ id, lessons }) => id !== term.id && lessons > 0);
      if (last) await copyPlan(deps, staff, grade, { termId: term.id, fromTermId: last.id, version });
    }
  });

export const planCurriculum = (school: DemoSchool): Happening[] => [copy(school), ...teach(school), ...keepUp(school)];

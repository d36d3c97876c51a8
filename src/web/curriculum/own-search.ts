import { COURSES, type Course } from '#domain/calendar/terms';
import { isTeachingWeek } from '#domain/curriculum/lessons';
import { oneOf, positiveNumber } from '#web/ui/list/search.ts';

const TABS = ['general', 'recitation'] as const;
export type QuranTab = (typeof TABS)[number];

interface CurriculumSearch {
  readonly course?: Course | undefined;
  readonly tab?: QuranTab | undefined;
  /** The week whose lessons are practised. */
  readonly practise?: number | undefined;
}

const courseOf = oneOf(COURSES);
const tabOf = oneOf(TABS);

/** In the address, so that a reload and the way back keep it; what it cannot mean is undefined. */
export const curriculumSearch = ({ course, tab, practise }: Record<string, unknown>): CurriculumSearch => {
  const week = positiveNumber(practise);
  return { course: courseOf(course), tab: tabOf(tab), practise: week && isTeachingWeek(week) ? week : undefined };
};

import { COURSES, type Course } from '#domain/calendar/courses';
import { oneOf, positiveNumber } from '#web/ui/list/search.ts';

const TABS = ['general', 'recitation'] as const;

interface CurriculumSearch {
  readonly course?: Course | undefined;
  readonly tab?: (typeof TABS)[number] | undefined;
  /** The week whose lessons are practised. */
  readonly practise?: number | undefined;
}

/** In the address, so that a reload and the way back keep it; what it cannot mean is undefined. */
export const curriculumSearch = ({ course, tab, practise }: Record<string, unknown>): CurriculumSearch => ({
  course: oneOf(COURSES)(course),
  tab: oneOf(TABS)(tab),
  practise: positiveNumber(practise),
});

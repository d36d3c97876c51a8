import { createRoute } from '@tanstack/react-router';
import { COURSES, type Course } from '#domain/calendar/courses';
import { nav } from '#strings/curriculum/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { oneOf, positiveNumber } from '#web/ui/list/search.ts';
import { coverageSearch } from './admin-search.ts';

const TABS = ['general', 'recitation'] as const;

type CurriculumSearch = Readonly<{
  course?: Course | undefined;
  tab?: (typeof TABS)[number] | undefined;
  /** The week whose lessons are practised. */
  practise?: number | undefined;
}>;

/** In the address, so that a reload and the way back keep it; what it cannot mean is undefined. */
const curriculumSearch = ({ course, tab, practise }: Record<string, unknown>): CurriculumSearch => ({
  course: oneOf(COURSES)(course),
  tab: oneOf(TABS)(tab),
  practise: positiveNumber(practise),
});

export const curriculum = {
  student: [
    createRoute({
      ...screenAt(student, '/curriculum', () => import('./screens/own-curriculum.tsx'), 'OwnCurriculum'),
      validateSearch: curriculumSearch,
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/curriculum', () => import('./screens/curriculum.tsx'), 'Curriculum'),
      validateSearch: coverageSearch,
      staticData: { grade: 'one', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/curriculum', label: nav.curriculum, group: 'lessons', icon: 'board' }],
  live: [
    { key: ['student', 'curriculum'], on: ['curriculum', 'calendar'] },
    { key: ['admin', 'curriculum'], on: ['curriculum', 'calendar'] },
  ],
} as const satisfies Manifest;

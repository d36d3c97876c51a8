import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/curriculum/nav';
import { admin, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { coverageSearch } from './admin-search.ts';
import { curriculumSearch } from './own-search.ts';

export const curriculum = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/curriculum',
      validateSearch: curriculumSearch,
      component: lazyRouteComponent(() => import('./screens/own-curriculum.tsx'), 'OwnCurriculum'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/curriculum',
      validateSearch: coverageSearch,
      staticData: { grade: 'one' },
      component: lazyRouteComponent(() => import('./screens/curriculum.tsx'), 'Curriculum'),
    }),
  ],
  nav: [{ to: '/admin/curriculum', label: nav.curriculum, icon: 'board' }],
  live: [
    { key: ['student', 'curriculum'], on: ['curriculum', 'calendar'] },
    { key: ['admin', 'curriculum'], on: ['curriculum', 'calendar'] },
  ],
} as const satisfies Manifest;

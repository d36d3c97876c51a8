import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/curriculum/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { coverageSearch } from './admin-search.ts';
import { curriculumSearch } from './own-search.ts';

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
      staticData: { grade: 'one' },
    }),
  ],
  nav: [{ to: '/admin/curriculum', label: nav.curriculum, icon: 'board' }],
  live: [
    { key: ['student', 'curriculum'], on: ['curriculum', 'calendar'] },
    { key: ['admin', 'curriculum'], on: ['curriculum', 'calendar'] },
  ],
} as const satisfies Manifest;

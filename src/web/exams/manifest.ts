import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/exams/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const exams = {
  student: [],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/exams/$id',
      component: lazyRouteComponent(() => import('./screens/exam-grading.tsx'), 'ExamGrading'),
    }),
  ],
  papers: [],
  nav: [{ to: '/admin/exams', label: nav.exams, icon: 'edit' }],
  live: [
    { key: ['admin', 'exams'], on: ['exams'] },
    { key: ['student', 'results'], on: ['exams', 'rewards'] },
  ],
} as const satisfies Manifest;

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/exams/nav';
import { student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { resultsSearch } from './own-search.ts';

export const exams = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/results',
      validateSearch: resultsSearch,
      component: lazyRouteComponent(() => import('./screens/own-results.tsx'), 'OwnResults'),
    }),
  ],
  admin: [],
  papers: [],
  nav: [{ to: '/admin/exams', label: nav.exams, icon: 'edit' }],
  live: [
    { key: ['admin', 'exams'], on: ['exams'] },
    { key: ['student', 'results'], on: ['exams', 'rewards'] },
  ],
} as const satisfies Manifest;

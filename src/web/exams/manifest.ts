import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/exams/nav';
import { admin, root, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { newExamSearch } from './admin-search.ts';
import { CELLS } from './outbox-kind.ts';
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
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/exams',
      validateSearch: plainSearch,
      staticData: { grade: 'any' },
      component: lazyRouteComponent(() => import('./screens/exams.tsx'), 'Exams'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/exams/$id',
      component: lazyRouteComponent(() => import('./screens/exam-grading.tsx'), 'ExamGrading'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/exams/new',
      validateSearch: newExamSearch,
      component: lazyRouteComponent(() => import('./screens/exam-editor.tsx'), 'NewExam'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/exams/$id/edit',
      component: lazyRouteComponent(() => import('./screens/exam-editor.tsx'), 'EditExam'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/exams/$id/report',
      validateSearch: plainSearch,
      component: lazyRouteComponent(() => import('./screens/exam-report.tsx'), 'ExamReport'),
    }),
  ],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/admin/exams/$id/$paper',
      component: lazyRouteComponent(() => import('./screens/exam-paper.tsx'), 'ExamPaper'),
    }),
  ],
  outbox: {
    kind: CELLS,
    page: '/admin/exams/',
    send: async () => (await import('./grading/cells-outbox.ts')).sendCells,
  },
  nav: [{ to: '/admin/exams', label: nav.exams, icon: 'edit', waits: 'exams' }],
  live: [
    { key: ['admin', 'exams'], on: ['exams'] },
    { key: ['student', 'results'], on: ['exams', 'rewards'] },
  ],
} as const satisfies Manifest;

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/classroom/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { tableSearch } from './table-search.ts';
import { WAITING_TAPS } from './waiting.ts';

export const classroom = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/teacher-table',
      validateSearch: tableSearch,
      staticData: { grade: 'any' },
      component: lazyRouteComponent(() => import('./screens/teacher-table.tsx'), 'TeacherTable'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/teacher-table/$day/$period/$class',
      component: lazyRouteComponent(() => import('./screens/lesson.tsx'), 'Lesson'),
    }),
  ],
  waiting: { what: WAITING_TAPS, start: async () => (await import('./taps-sender.ts')).sendTaps },
  nav: [{ to: '/admin/teacher-table', label: nav.teacherTable, icon: 'bell' }],
  live: [{ key: ['admin', 'classroom'], on: ['classroom', 'calendar', 'curriculum', 'photo'] }],
} as const satisfies Manifest;

import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/classroom/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { TAPS } from './outbox-kind.ts';
import { tableSearch } from './table-search.ts';

export const classroom = {
  admin: [
    createRoute({
      ...screenAt(admin, '/teacher-table', () => import('./screens/teacher-table.tsx'), 'TeacherTable'),
      validateSearch: tableSearch,
      staticData: { grade: 'any' },
    }),
    createRoute(screenAt(admin, '/teacher-table/$day/$period/$class', () => import('./screens/lesson.tsx'), 'Lesson')),
  ],
  outbox: { kind: TAPS, page: '/admin/teacher-table', send: async () => (await import('./taps-outbox.ts')).sendTaps },
  nav: [{ to: '/admin/teacher-table', label: nav.teacherTable, icon: 'bell' }],
  live: [{ key: ['admin', 'classroom'], on: ['classroom', 'calendar', 'curriculum', 'photo'] }],
} as const satisfies Manifest;

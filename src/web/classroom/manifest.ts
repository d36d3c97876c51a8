import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/classroom/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { listSearch, someDay } from '#web/ui/list/search.ts';
import { TAPS } from './outbox-kind.ts';

export const classroom = {
  admin: [
    createRoute({
      ...screenAt(admin, '/teacher-table', () => import('./screens/teacher-table.tsx'), 'TeacherTable'),
      // The day that is looked at; without it, today.
      validateSearch: listSearch({}, { day: someDay }),
      staticData: { grade: 'any', pupils: true },
    }),
    createRoute(screenAt(admin, '/teacher-table/$day/$period/$class', () => import('./screens/lesson.tsx'), 'Lesson')),
  ],
  outbox: { kind: TAPS, page: '/admin/teacher-table', send: async () => (await import('./taps-outbox.ts')).sendTaps },
  nav: [{ to: '/admin/teacher-table', label: nav.lessonNow, group: 'day', icon: 'bell' }],
  actions: [{ to: '/admin/teacher-table', label: nav.teacherTable, icon: 'board' }],
  live: [{ key: ['admin', 'classroom'], on: ['classroom', 'calendar', 'curriculum', 'photo'] }],
} as const satisfies Manifest;

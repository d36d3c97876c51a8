import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/roster/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { studentsSearch } from './admin-search.ts';

export const roster = {
  admin: [
    createRoute({
      ...screenAt(admin, '/students', () => import('./screens/students.tsx'), 'Students'),
      validateSearch: studentsSearch,
      staticData: { grade: 'one', pupils: true },
    }),
    createRoute(screenAt(admin, '/students/$studentId', () => import('./screens/student.tsx'), 'StudentPage')),
  ],
  live: [
    {
      key: ['admin', 'pupil'],
      on: ['balance', 'messages', 'penalties', 'orders', 'exams', 'classroom', 'hearing', 'photo'],
    },
  ],
  nav: [{ to: '/admin/students', label: nav.students, group: 'pupils', icon: 'users' }],
} as const satisfies Manifest;

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/roster/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { studentsSearch } from './admin-search.ts';

export const roster = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/students',
      validateSearch: studentsSearch,
      staticData: { grade: 'one', pupils: true },
      component: lazyRouteComponent(() => import('./screens/students.tsx'), 'Students'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/students/$studentId',
      component: lazyRouteComponent(() => import('./screens/student.tsx'), 'StudentPage'),
    }),
  ],
  live: [
    {
      key: ['admin', 'pupil'],
      on: ['balance', 'messages', 'penalties', 'orders', 'exams', 'classroom', 'hearing', 'photo'],
    },
  ],
  nav: [{ to: '/admin/students', label: nav.students, icon: 'users' }],
} as const satisfies Manifest;

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
  ],
  nav: [{ to: '/admin/students', label: nav.students, icon: 'users' }],
} as const satisfies Manifest;

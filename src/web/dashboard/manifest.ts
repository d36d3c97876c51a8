import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/dashboard/nav';
import { admin, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { adminTab } from './admin-tab.ts';

export const dashboard = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/dashboard',
      component: lazyRouteComponent(() => import('./screens/student-dashboard.tsx'), 'StudentDashboard'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/rewards',
      component: lazyRouteComponent(() => import('./screens/student-rewards.tsx'), 'StudentRewards'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/dashboard',
      validateSearch: adminTab,
      staticData: {
        grade: ({ tab = 'accounts' }) => (tab === 'accounts' || tab === 'messages' ? 'one' : 'any'),
        pupils: true,
      },
      component: lazyRouteComponent(() => import('./screens/admin-dashboard.tsx'), 'AdminDashboard'),
    }),
  ],
  nav: [{ to: '/admin/dashboard', label: nav.dashboard, icon: 'home' }],
  live: [
    {
      key: ['student', 'dashboard'],
      on: [
        'home',
        'balance',
        'rewards',
        'messages',
        'penalties',
        'photo',
        'checklist',
        'orders',
        'privileges',
        'classroom',
        'drills',
        'hearing',
        'exams',
        'duels',
      ],
    },
    // A claim on another device pays and settles a reward at once.
    { key: ['student', 'rewards'], on: ['balance', 'rewards'] },
    { key: ['admin', 'checklist'], on: ['checklist'] },
    {
      key: ['admin', 'waiting'],
      on: ['reports', 'photo', 'privileges', 'orders', 'contests', 'penalties', 'recordings', 'exams'],
    },
  ],
} as const satisfies Manifest;

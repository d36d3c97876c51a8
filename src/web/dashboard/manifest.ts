import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/dashboard/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { adminTab } from './admin-tab.ts';

export const dashboard = {
  student: [
    createRoute(screenAt(student, '/dashboard', () => import('./screens/student-dashboard.tsx'), 'StudentDashboard')),
    createRoute(screenAt(student, '/rewards', () => import('./screens/student-rewards.tsx'), 'StudentRewards')),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/dashboard', () => import('./screens/admin-dashboard.tsx'), 'AdminDashboard'),
      validateSearch: adminTab,
      staticData: {
        grade: ({ tab = 'accounts' }) => (tab === 'accounts' || tab === 'messages' ? 'one' : 'any'),
        pupils: true,
      },
    }),
  ],
  nav: [{ to: '/admin/dashboard', label: nav.dashboard, group: 'day', icon: 'home', waits: 'all' }],
  actions: [{ to: '/admin/dashboard', label: nav.board, icon: 'home' }],
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
        'recordings',
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

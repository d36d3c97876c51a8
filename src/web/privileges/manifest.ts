import { createRoute } from '@tanstack/react-router';
import { home, nav } from '#strings/privileges/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { privilegesSearch } from './admin-search.ts';

export const privileges = {
  student: [
    createRoute({
      ...screenAt(student, '/privileges', () => import('./screens/own-privileges.tsx'), 'OwnPrivileges'),
      staticData: { home: { label: home, icon: 'star', place: 2 } },
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/privileges', () => import('./screens/privileges.tsx'), 'Privileges'),
      validateSearch: privilegesSearch,
      staticData: { grade: 'any', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/privileges', label: nav.privileges, group: 'rewards', icon: 'ticket', waits: 'privileges' }],
  live: [
    { key: ['student', 'privileges'], on: ['privileges'] },
    { key: ['admin', 'privileges'], on: ['privileges'] },
  ],
} as const satisfies Manifest;

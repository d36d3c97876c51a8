import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { home, nav } from '#strings/privileges/nav';
import { admin, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { privilegesSearch } from './admin-search.ts';

export const privileges = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/privileges',
      staticData: { home: { label: home, icon: 'star', place: 2 } },
      component: lazyRouteComponent(() => import('./screens/own-privileges.tsx'), 'OwnPrivileges'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/privileges',
      validateSearch: privilegesSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/privileges.tsx'), 'Privileges'),
    }),
  ],
  nav: [{ to: '/admin/privileges', label: nav.privileges, icon: 'ticket', waits: 'privileges' }],
  live: [
    { key: ['student', 'privileges'], on: ['privileges'] },
    { key: ['admin', 'privileges'], on: ['privileges'] },
  ],
} as const satisfies Manifest;

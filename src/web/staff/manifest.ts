import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/staff/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';

export const staff = {
  admin: [
    createRoute({
      ...screenAt(admin, '/staff', () => import('./screens/staff.tsx'), 'Staff'),
      validateSearch: plainSearch,
    }),
    createRoute(screenAt(admin, '/settings', () => import('./screens/settings.tsx'), 'Settings')),
  ],
  nav: [
    { to: '/admin/staff', label: nav.staff, group: 'office', icon: 'shield', adminOnly: true },
    { to: '/admin/settings', label: nav.settings, group: 'office', icon: 'settings' },
  ],
  live: [{ key: ['admin', 'setup'], on: ['backups'] }],
} as const satisfies Manifest;

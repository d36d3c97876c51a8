import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/backup/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';

export const backup = {
  admin: [
    createRoute({
      ...screenAt(admin, '/backup', () => import('./screens/backups.tsx'), 'Backups'),
      validateSearch: plainSearch,
    }),
  ],
  nav: [{ to: '/admin/backup', label: nav.backup, group: 'office', icon: 'archive', adminOnly: true, waits: 'backup' }],
  live: [{ key: ['admin', 'backups'], on: ['backups'] }],
} as const satisfies Manifest;

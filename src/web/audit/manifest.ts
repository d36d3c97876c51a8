import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/audit/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { auditAddress } from './admin-search.ts';

export const audit = {
  admin: [
    createRoute({
      ...screenAt(admin, '/audit', () => import('./screens/audit.tsx'), 'Audit'),
      validateSearch: auditAddress,
    }),
  ],
  nav: [{ to: '/admin/audit', label: nav.audit, icon: 'history' }],
} as const satisfies Manifest;

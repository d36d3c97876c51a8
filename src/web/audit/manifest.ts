import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/audit/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { auditAddress } from './admin-search.ts';

export const audit = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/audit',
      validateSearch: auditAddress,
      component: lazyRouteComponent(() => import('./screens/audit.tsx'), 'Audit'),
    }),
  ],
  nav: [{ to: '/admin/audit', label: nav.audit, icon: 'history' }],
} as const satisfies Manifest;

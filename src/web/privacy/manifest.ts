import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/privacy/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const privacy = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/privacy',
      component: lazyRouteComponent(() => import('./screens/retention.tsx'), 'Retention'),
    }),
  ],
  nav: [{ to: '/admin/privacy', label: nav.privacy, icon: 'shield', adminOnly: true }],
} as const satisfies Manifest;

import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/privacy/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const privacy = {
  admin: [createRoute(screenAt(admin, '/privacy', () => import('./screens/retention.tsx'), 'Retention'))],
  nav: [{ to: '/admin/privacy', label: nav.privacy, group: 'office', icon: 'shield', adminOnly: true }],
} as const satisfies Manifest;

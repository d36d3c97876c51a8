import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/audit/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { listSearch, someDay } from '#web/ui/list/search.ts';

/** Which actions there are, the screen knows: their list would come with every page, also a pupil's. */
const someWord = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z_]+$/u.test(value) ? value : undefined;

export const audit = {
  admin: [
    createRoute({
      ...screenAt(admin, '/audit', () => import('./screens/audit.tsx'), 'Audit'),
      validateSearch: listSearch({}, { action: someWord, from: someDay, to: someDay }),
    }),
  ],
  nav: [{ to: '/admin/audit', label: nav.audit, group: 'office', icon: 'history', waits: 'audit' }],
} as const satisfies Manifest;

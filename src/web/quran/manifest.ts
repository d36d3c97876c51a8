import { createRoute, redirect } from '@tanstack/react-router';
import { nav } from '#strings/quran/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { positiveNumber } from '#web/ui/list/search.ts';
import { quranSearch } from './admin-search.ts';

export const quran = {
  student: [
    createRoute(screenAt(student, '/quran', () => import('./screens/own-texts.tsx'), 'OwnTexts')),
    createRoute({
      ...screenAt(student, '/quran/$textId', () => import('./screens/own-text.tsx'), 'OwnText'),
      beforeLoad: ({ params }) => {
        if (!positiveNumber(params.textId)) throw redirect({ to: '/student/quran' });
      },
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/quran', () => import('./screens/texts.tsx'), 'Texts'),
      validateSearch: quranSearch,
      staticData: { grade: 'one' },
    }),
  ],
  nav: [{ to: '/admin/quran', label: nav.texts, group: 'lessons', icon: 'mushaf' }],
  live: [
    { key: ['student', 'quran-texts'], on: ['quran', 'recordings'] },
    { key: ['student', 'quran'], on: ['quran', 'consents'] },
    { key: ['admin', 'quran'], on: ['quran'] },
  ],
} as const satisfies Manifest;

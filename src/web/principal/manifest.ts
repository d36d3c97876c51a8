import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/principal/nav';
import { admin, root, screenAt } from '#web/app/parents.ts';
import { classSearch } from '#web/lib/grade.ts';
import type { Manifest } from '#web/manifest.ts';
import { listSearch, positiveNumber } from '#web/ui/list/search.ts';

const termSearch = listSearch({}, { term: positiveNumber });

export const principal = {
  admin: [
    createRoute({
      ...screenAt(admin, '/class-page', () => import('./screens/class-page.tsx'), 'ClassPageScreen'),
      validateSearch: termSearch,
      staticData: { grade: 'one', pupils: true },
    }),
  ],
  papers: [
    createRoute({
      ...screenAt(root, '/admin/class-page/print', () => import('./screens/class-paper.tsx'), 'ClassPaper'),
      validateSearch: (search) => ({ ...termSearch(search), ...classSearch(search) }),
    }),
  ],
  nav: [{ to: '/admin/class-page', label: nav.classPage, group: 'pupils', icon: 'board' }],
  actions: [{ to: '/admin/class-page/print', label: nav.printClassPage, icon: 'print' }],
  live: [
    { key: ['admin', 'class-page'], on: ['calendar', 'classroom', 'penalties', 'curriculum', 'exams', 'hearing'] },
  ],
} as const satisfies Manifest;

import { createRoute } from '@tanstack/react-router';
import { home, nav } from '#strings/calendar/nav';
import { admin, root, screenAt, student } from '#web/app/parents.ts';
import { classSearch } from '#web/lib/grade.ts';
import type { Manifest } from '#web/manifest.ts';
import { listSearch, positiveNumber, someDay } from '#web/ui/list/search.ts';

/** A week by its Sunday; without it, the one that runs. */
const weekSearch = listSearch({}, { week: someDay });
const timetableSearch = listSearch({}, { week: someDay, term: positiveNumber });

export const calendar = {
  student: [
    createRoute({
      ...screenAt(student, '/timetable', () => import('./screens/own-timetable.tsx'), 'OwnTimetable'),
      validateSearch: weekSearch,
      staticData: { home: { label: home, icon: 'calendar', place: 5 } },
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/timetable', () => import('./screens/admin-timetable.tsx'), 'AdminTimetable'),
      validateSearch: timetableSearch,
      staticData: { grade: 'any', pupils: true },
    }),
    createRoute(screenAt(admin, '/school-terms', () => import('./screens/school-terms.tsx'), 'SchoolTerms')),
    createRoute(screenAt(admin, '/school-terms/new', () => import('./screens/school-term.tsx'), 'NewTerm')),
    createRoute(screenAt(admin, '/school-terms/$id', () => import('./screens/school-term.tsx'), 'EditTerm')),
  ],
  papers: [
    createRoute({
      ...screenAt(root, '/admin/timetable/print', () => import('./screens/timetable-paper.tsx'), 'TimetablePaper'),
      validateSearch: (search) => ({ ...timetableSearch(search), ...classSearch(search) }),
    }),
    createRoute({
      ...screenAt(root, '/student/timetable/print', () => import('./screens/timetable-paper.tsx'), 'OwnTimetablePaper'),
      validateSearch: weekSearch,
    }),
  ],
  nav: [{ to: '/admin/timetable', label: nav.timetable, group: 'lessons', icon: 'clock' }],
  actions: [
    { to: '/admin/school-terms', label: nav.terms, icon: 'calendar' },
    { to: '/admin/school-terms/new', label: nav.newTerm, icon: 'plus' },
    { to: '/admin/timetable/print', label: nav.printTimetable, icon: 'print' },
  ],
  live: [
    { key: ['admin', 'calendar'], on: ['calendar'] },
    { key: ['student', 'calendar'], on: ['calendar'] },
  ],
} as const satisfies Manifest;

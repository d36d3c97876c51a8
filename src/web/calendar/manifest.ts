import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { home, nav } from '#strings/calendar/nav';
import { admin, root, student } from '#web/app/parents.ts';
import { gradeSearch } from '#web/lib/grade.ts';
import type { Manifest } from '#web/manifest.ts';
import { timetableSearch, weekSearch } from './week-search.ts';

export const calendar = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/timetable',
      validateSearch: weekSearch,
      staticData: { home: { label: home, icon: 'calendar', place: 5 } },
      component: lazyRouteComponent(() => import('./screens/own-timetable.tsx'), 'OwnTimetable'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/timetable',
      validateSearch: timetableSearch,
      staticData: { grade: 'any' },
      component: lazyRouteComponent(() => import('./screens/admin-timetable.tsx'), 'AdminTimetable'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/school-terms',
      component: lazyRouteComponent(() => import('./screens/school-terms.tsx'), 'SchoolTerms'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/school-terms/new',
      component: lazyRouteComponent(() => import('./screens/school-term.tsx'), 'NewTerm'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/school-terms/$id',
      component: lazyRouteComponent(() => import('./screens/school-term.tsx'), 'EditTerm'),
    }),
  ],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/admin/timetable/print',
      validateSearch: (search) => ({ ...timetableSearch(search), ...gradeSearch(search) }),
      component: lazyRouteComponent(() => import('./screens/timetable-paper.tsx'), 'TimetablePaper'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/student/timetable/print',
      validateSearch: weekSearch,
      component: lazyRouteComponent(() => import('./screens/timetable-paper.tsx'), 'OwnTimetablePaper'),
    }),
  ],
  nav: [{ to: '/admin/timetable', label: nav.timetable, icon: 'clock' }],
  live: [
    { key: ['admin', 'calendar'], on: ['calendar'] },
    { key: ['student', 'calendar'], on: ['calendar'] },
  ],
} as const satisfies Manifest;

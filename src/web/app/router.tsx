import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionQuery } from '#web/access/queries.ts';
import { dashboardQuery } from '#web/dashboard/queries.ts';
import { DOMAINS } from '#web/domains.ts';
import type { Manifest } from '#web/manifest.ts';
import { Away } from './guards.tsx';
import { admin, begunAnew, games, leadsTo, root, student } from './parents.ts';
import { queryClient } from './query-client.ts';

type Parent = 'student' | 'games' | 'admin' | 'papers';
type PagesOf<M, P extends Parent> = M extends { readonly [K in P]: readonly (infer Page)[] } ? Page : never;

/** All domains' pages of one parent, each with its own type: a link to an address that is none does not compile. */
const pagesOf = <P extends Parent>(parent: P) =>
  DOMAINS.flatMap((domain: Manifest) => domain[parent] ?? []) as PagesOf<(typeof DOMAINS)[number], P>[];

/** Any path that is not on the map leads to the login. */
const Lost = () => {
  useEffect(() => location.replace('/login'), []);
  return null;
};
root.update({ notFoundComponent: Lost });

/** What the pupils' shell asks for sets out with its script, not after it: on a phone each is a wait of its own. */
const pupilsShell = {
  component: lazyRouteComponent(() => import('./student-shell.tsx'), 'StudentShell'),
  loader: () => {
    void queryClient.prefetchQuery(sessionQuery);
    void queryClient.prefetchQuery(dashboardQuery);
  },
  staleTime: Number.POSITIVE_INFINITY,
};
student.update(pupilsShell);
games.update(pupilsShell);
admin.update({ component: lazyRouteComponent(() => import('./admin-shell.tsx'), 'AdminShell') });

const studentHome = createRoute(leadsTo(student, '/', '/student/dashboard'));
const adminHome = createRoute(leadsTo(admin, '/', '/admin/dashboard'));

/** The server has a page of its own there: this one is seen where that does not come. */
const loginAway = createRoute({ getParentRoute: () => root, path: '/login', component: Away });

const routeTree = root.addChildren([
  student.addChildren([studentHome, ...pagesOf('student')]),
  games.addChildren(pagesOf('games')),
  admin.addChildren([adminHome, ...pagesOf('admin')]),
  ...pagesOf('papers'),
  loginAway,
]);

export const router = createRouter({ ...begunAnew, routeTree, defaultPreload: 'intent', scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

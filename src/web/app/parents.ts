import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { classSearch } from '#web/lib/grade.ts';

/** What pages hang from. The shells around them are named in `router.tsx`: they draw what the domains' manifests say. */
export const root = createRootRoute();
export const student = createRoute({ getParentRoute: () => root, path: '/student' });
export const games = createRoute({ getParentRoute: () => root, path: '/educational-games' });
export const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  validateSearch: classSearch,
  search: { middlewares: [retainSearchParams(['grade', 'section'])] },
});

/** Where a screen stands, as `createRoute` takes it: the screen's file comes when it is opened, and names it. */
export const screenAt = <
  Parent extends AnyRoute,
  const Path extends string,
  Screens extends Record<string, unknown>,
  Name extends keyof Screens,
>(
  parent: Parent,
  path: Path,
  bring: () => Promise<Screens>,
  name: Name,
) => ({ getParentRoute: () => parent, path, component: lazyRouteComponent(bring, name) });

/**
 * Another pupil or exam in the path is another screen, begun anew: a form that was opened of the one must not be saved for
 * the other.
 */
export const begunAnew = { defaultRemountDeps: ({ params }: { params: unknown }) => params };

type Elsewhere =
  | '/admin/dashboard'
  | '/educational-games'
  | '/educational-games/difficult-test'
  | '/educational-games/practice'
  | '/student/dashboard';

/** An address without a screen of its own: it leads on. */
export const leadsTo = <Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  to: Elsewhere,
) => ({
  getParentRoute: () => parent,
  path,
  beforeLoad: (): never => {
    throw redirect({ to });
  },
});

import { createRootRoute, createRoute, retainSearchParams } from '@tanstack/react-router';
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

import type { Manifest } from '#server/manifest';
import { rosterRoutes } from './routes.ts';

export const roster: Manifest = {
  name: 'roster',
  routes: [rosterRoutes],
};

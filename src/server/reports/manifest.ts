import type { Manifest } from '#server/manifest';
import { reportsRoutes } from './routes.ts';

export const reports: Manifest = {
  name: 'reports',
  routes: [reportsRoutes],
};

import type { Manifest } from '#server/manifest';
import { dashboardRoutes } from './routes.ts';

export const dashboard: Manifest = {
  name: 'dashboard',
  routes: [dashboardRoutes],
};

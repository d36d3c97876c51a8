import type { Manifest } from '#server/manifest';
import { dashboardAudit } from '#strings/dashboard/audit';
import { dashboardRoutes } from './routes.ts';

export const dashboard: Manifest = {
  name: 'dashboard',
  audit: dashboardAudit,
  routes: [dashboardRoutes],
};

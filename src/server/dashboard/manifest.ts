import type { Manifest } from '#server/manifest';
import { dashboardAudit } from '#strings/dashboard/audit';
import { bringBack } from './migrations/029-what-brings-back.ts';
import { dashboardRoutes } from './routes.ts';
import { planDashboard } from './seed.ts';

export const dashboard: Manifest = {
  name: 'dashboard',
  migrations: { '029-what-brings-back': bringBack },
  audit: dashboardAudit,
  routes: [dashboardRoutes],
  demo: planDashboard,
};

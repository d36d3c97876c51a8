import type { Manifest } from '#server/manifest';
import { dashboardAudit } from '#strings/dashboard/audit';
import { createDashboardTables } from './migrations/080-dashboard.ts';
import { dashboardRoutes } from './routes.ts';
import { planDashboard } from './seed.ts';

export const dashboard: Manifest = {
  name: 'dashboard',
  migrations: { '080-dashboard': createDashboardTables },
  audit: dashboardAudit,
  routes: [dashboardRoutes],
  demo: planDashboard,
};

import type { Manifest } from '#server/manifest';
import { reportsAudit } from '#strings/reports/audit';
import { reportsRefusals } from '#strings/reports/refusals';
import { createReportsTables } from './migrations/055-reports.ts';
import { countWaiting } from './queries.ts';
import { reportsRoutes } from './routes.ts';

export const reports: Manifest = {
  name: 'reports',
  migrations: { '055-reports': createReportsTables },
  refusals: reportsRefusals,
  audit: reportsAudit,
  routes: [reportsRoutes],
  waiting: { reports: countWaiting },
};

import type { Manifest } from '#server/manifest';
import { auditAudit } from '#strings/audit/audit';
import { auditRoutes } from './routes.ts';

export const audit: Manifest = {
  name: 'audit',
  audit: auditAudit,
  routes: [auditRoutes],
};

import type { Manifest } from '#server/manifest';
import { auditAudit } from '#strings/audit/audit';
import { createAuditTables } from './migrations/057-audit.ts';
import { auditRoutes } from './routes.ts';
import { sealAudit, tellEnd } from './service.ts';

export const audit: Manifest = {
  name: 'audit',
  migrations: { '057-audit': createAuditTables },
  audit: auditAudit,
  routes: [auditRoutes],
  chore: tellEnd,
  soon: sealAudit,
};

import type { Manifest } from '#server/manifest';
import { auditAudit } from '#strings/audit/audit';
import { chainAudit } from './migrations/014-audit-chain.ts';
import { indexAuditDays } from './migrations/031-audit-days.ts';
import { auditRoutes } from './routes.ts';
import { sealAudit, tellEnd } from './service.ts';

export const audit: Manifest = {
  name: 'audit',
  migrations: { '014-audit-chain': () => chainAudit, '031-audit-days': () => indexAuditDays },
  audit: auditAudit,
  routes: [auditRoutes],
  chore: tellEnd,
  soon: sealAudit,
};

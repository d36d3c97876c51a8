import type { Manifest } from '#server/manifest';
import { auditAudit } from '#strings/audit/audit';
import { auditRefusals } from '#strings/audit/refusals';
import { countBreaks } from './chain-queries.ts';
import { createAuditTables } from './migrations/057-audit.ts';
import { rewriteAuditLines } from './migrations/087-audit-rewritten.ts';
import { createAuditBreaks } from './migrations/088-audit-breaks.ts';
import { auditRoutes } from './routes.ts';
import { sealAudit, tellEnd } from './service.ts';

export const audit: Manifest = {
  name: 'audit',
  migrations: {
    '057-audit': createAuditTables,
    '087-audit-rewritten': rewriteAuditLines,
    '088-audit-breaks': createAuditBreaks,
  },
  refusals: auditRefusals,
  audit: auditAudit,
  routes: [auditRoutes],
  chore: tellEnd,
  soon: sealAudit,
  waiting: { audit: countBreaks },
};

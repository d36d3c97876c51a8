import type { Manifest } from '#server/manifest';
import { ledgerAudit } from '#strings/ledger/audit';
import { ledgerRefusals } from '#strings/ledger/refusals';
import { ledgerRoutes } from './routes.ts';
import { checkLedger } from './service.ts';

export const ledger: Manifest = {
  name: 'ledger',
  refusals: ledgerRefusals,
  audit: ledgerAudit,
  routes: [ledgerRoutes],
  check: checkLedger,
};

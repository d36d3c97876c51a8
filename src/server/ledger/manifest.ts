import type { Manifest } from '#server/manifest';
import { ledgerAudit } from '#strings/ledger/audit';
import { ledgerRefusals } from '#strings/ledger/refusals';
import { createLedgerTables } from './migrations/060-ledger.ts';
import { ledgerOfPupil } from './of-pupil.ts';
import { ledgerRoutes } from './routes.ts';
import { checkLedger } from './service.ts';

export const ledger: Manifest = {
  name: 'ledger',
  migrations: { '060-ledger': createLedgerTables },
  refusals: ledgerRefusals,
  audit: ledgerAudit,
  routes: [ledgerRoutes],
  check: checkLedger,
  ofPupil: ledgerOfPupil,
};

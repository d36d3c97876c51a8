import type { Manifest } from '#server/manifest';
import { ledgerAudit } from '#strings/ledger/audit';
import { ledgerRefusals } from '#strings/ledger/refusals';
import { mergeLedgerIndexes } from './migrations/010-one-ledger-index.ts';
import { countRanks } from './migrations/047-counted-ranks.ts';
import { ledgerOfPupil } from './of-pupil.ts';
import { ledgerRoutes } from './routes.ts';
import { checkLedger } from './service.ts';

export const ledger: Manifest = {
  name: 'ledger',
  migrations: { '010-one-ledger-index': () => mergeLedgerIndexes, '047-counted-ranks': countRanks },
  refusals: ledgerRefusals,
  audit: ledgerAudit,
  routes: [ledgerRoutes],
  check: checkLedger,
  ofPupil: ledgerOfPupil,
};

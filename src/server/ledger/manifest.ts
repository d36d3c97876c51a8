import type { Manifest } from '#server/manifest';
import { ledgerRoutes } from './routes.ts';
import { checkLedger } from './service.ts';

export const ledger: Manifest = {
  name: 'ledger',
  routes: [ledgerRoutes],
  check: checkLedger,
};

import { api } from '#web/lib/api.ts';
import { pagedQuery } from '#web/lib/paged.ts';

export const ledgerQuery = pagedQuery(['student', 'ledger'], (before) =>
  api('GET /api/student/ledger', { query: { before } }),
);

import { api } from '#web/lib/api.ts';
import { pagedQuery } from '#web/lib/paged.ts';

export const ledgerQuery = (studentId: number) =>
  pagedQuery(['admin', 'ledger', studentId], (before) =>
    api('GET /api/admin/ledger/:studentId', { params: { studentId }, query: { before } }),
  );

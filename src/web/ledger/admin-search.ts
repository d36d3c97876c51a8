import { listSearch, positiveNumber } from '#web/ui/list/search.ts';

/** Whose ledger is open. */
export const ledgerSearch = listSearch({}, { student: positiveNumber });

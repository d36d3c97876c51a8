import { ISSUE_TYPES } from '#domain/reports/reports';
import { listSearch } from '#web/ui/list/search.ts';

export const requestsSearch = listSearch({ type: ISSUE_TYPES });

import { ISSUE_TYPES, REPORT_STATUSES } from '#domain/reports/reports';
import { listSearch } from '#web/ui/list/search.ts';

export const requestsSearch = listSearch({ status: REPORT_STATUSES, type: ISSUE_TYPES });

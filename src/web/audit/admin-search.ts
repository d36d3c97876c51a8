import { AUDIT_ACTIONS } from '#domain/vocabulary';
import { listSearch } from '#web/ui/list/search.ts';

export const auditSearch = listSearch({ action: AUDIT_ACTIONS });

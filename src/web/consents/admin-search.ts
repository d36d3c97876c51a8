import { PURPOSES, STATES } from '#domain/consents/consents';
import { listSearch } from '#web/ui/list/search.ts';

export const consentsSearch = listSearch({ purpose: PURPOSES, state: STATES });

import { listSearch } from '#web/ui/list/search.ts';

/** The photos that wait, unless told. */
export const photosSearch = listSearch({ status: ['approved', 'rejected', 'all'] });

import { listSearch } from '#web/ui/list/search.ts';

/** The pupils who are here, unless told. */
export const studentsSearch = listSearch({ which: ['archived'] });

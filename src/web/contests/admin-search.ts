import { listSearch } from '#web/ui/list/search.ts';

export const contestsSearch = listSearch({});

import { listSearch, positiveNumber } from '#web/ui/list/search.ts';

/** Those that wait, unless told; of one pupil alone where one is named. */
export const recordingsSearch = listSearch({ status: ['answered', 'all'] }, { student: positiveNumber });

import { listSearch } from '#web/ui/list/search.ts';

const WORD = /^[a-z_]+$/u;

/** Which actions there are, the screen knows: their list would come with every page, also a pupil's. */
export const auditAddress = listSearch(
  {},
  { action: (value: unknown) => (typeof value === 'string' && WORD.test(value) ? value : undefined) },
);

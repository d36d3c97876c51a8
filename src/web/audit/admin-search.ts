import { listSearch } from '#web/ui/list/search.ts';

const WORD = /^[a-z_]+$/u;
const DAY = /^20\d\d-\d\d-\d\d$/u;

const matching =
  (pattern: RegExp) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Which actions there are, the screen knows: their list would come with every page, also a pupil's. */
export const auditAddress = listSearch({}, { action: matching(WORD), from: matching(DAY), to: matching(DAY) });

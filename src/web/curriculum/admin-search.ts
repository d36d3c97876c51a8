import { SUBJECTS } from '#domain/questions/kinds';
import { listSearch, oneOf, positiveNumber } from '#web/ui/list/search.ts';

export const coverageSearch = listSearch({ strand: SUBJECTS }, { tab: oneOf(['coverage']), term: positiveNumber });

import { SUBJECTS } from '#domain/questions/kinds';
import { listSearch, oneOf } from '#web/ui/list/search.ts';

export const coverageSearch = listSearch({ strand: SUBJECTS }, { tab: oneOf(['coverage']) });

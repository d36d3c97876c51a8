import { DIFFICULTIES } from '#domain/questions/kinds';
import { listSearch } from '#web/ui/list/search.ts';

export const racesSearch = listSearch({ difficulty: DIFFICULTIES });

import { ASKED_FOR } from '#domain/privileges/pick';
import { listSearch, oneOf } from '#web/ui/list/search.ts';

/** Which part is open: what was asked for, unless told. */
export const privilegesSearch = listSearch({ status: ASKED_FOR }, { part: oneOf(['offers']) });

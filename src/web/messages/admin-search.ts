import { listSearch, positiveNumber } from '#web/ui/list/search.ts';

/** Whom the message is begun for. */
export const messagesSearch = listSearch({}, { student: positiveNumber });

import { DIFFICULTIES, QUESTION_TYPES, QUESTION_USES, SUBJECTS } from '#domain/questions/kinds';
import { listSearch } from '#web/ui/list/search.ts';

/** Without a state, the list shows what is asked now. */
export const questionsSearch = listSearch({
  use: QUESTION_USES,
  state: ['unreviewed', 'retired', 'all'],
  subject: SUBJECTS,
  type: QUESTION_TYPES,
  difficulty: DIFFICULTIES,
});

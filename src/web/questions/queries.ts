import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuestionUse } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import { asRead } from '#strings/questions/text';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import type { Chosen } from '#web/ui/list/search.ts';
import type { questionsSearch } from './admin-search.ts';

interface QuestionsWanted extends Chosen<typeof questionsSearch.choices> {
  readonly grade: Grade;
  readonly search: string;
}

/** The list that is on the screen stays while the next one is on its way. */
export const questionsQuery = (wanted: QuestionsWanted) =>
  queryOptions({
    ...asked(['admin', 'questions', wanted], 'GET /api/admin/questions', { query: wanted }),
    placeholderData: keepPreviousData,
  });

/** Whatever state it is in and whatever the list is filtered by: for what a colleague changed under one's hands. */
export const everyQuestionQuery = (grade: Grade) => questionsQuery({ grade, search: '', state: 'all' });

/** What still waits for a teacher's eye, whatever the list is filtered by. */
export const unreviewedQuery = (grade: Grade, use: QuestionUse | undefined) =>
  questionsQuery({ grade, ...(use && { use }), search: '', state: 'unreviewed' });

export const hardestQuery = (grade: Grade) =>
  queryOptions({
    queryKey: ['student', 'hardest', grade],
    queryFn: async () => (await api('GET /api/questions/hardest', { query: { grade } })).questions.map(asRead),
  });

/** Paper is printed as it was looked at. What the race asks is for staff alone: its answers would spoil it. */
export const sheetQuery = (grade: Grade, use: QuestionUse) =>
  queryOptions({
    queryKey: ['sheet', use, grade],
    queryFn: async () => {
      const params = { grade };
      const sheet =
        use === 'race'
          ? await api('GET /api/admin/questions/race-sheet/:grade', { params })
          : await api('GET /api/questions/sheet/:grade', { params });
      return sheet.questions.map(asRead);
    },
    refetchOnWindowFocus: false,
  });

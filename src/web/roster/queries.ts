import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';

export interface StudentsFilter {
  /** Absent while searching: a name is looked for in the whole school. */
  grade?: Grade;
  archived: boolean;
  search: string;
}

/** The list that is on the screen stays while the next one is on its way. */
export const studentsQuery = ({ grade, archived, search }: StudentsFilter) =>
  queryOptions({
    queryKey: ['students', { grade, archived, search }],
    queryFn: async () => {
      const query = { grade, archived: archived ? 'true' : 'false', search: search || undefined } as const;
      return (await api('GET /api/admin/students', { query })).students;
    },
    placeholderData: keepPreviousData,
  });

/** Every pupil of the school, to choose from by name: letters typed are looked for on the page. */
export const pupilsQuery = studentsQuery({ archived: false, search: '' });

/** Never from the cache: what is taken back must be what was shown. */
export const lastImportQuery = queryOptions({
  queryKey: ['students', 'import'],
  queryFn: async () => (await api('GET /api/admin/students/import')).undoable,
  staleTime: 0,
  gcTime: 0,
});

/** Never from the cache: the counts are what the year change is confirmed with. */
export const promotionQuery = queryOptions({
  queryKey: ['promotion'],
  queryFn: () => api('GET /api/admin/promotion'),
  staleTime: 0,
  gcTime: 0,
});

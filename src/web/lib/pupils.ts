import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import type { PupilsOf } from './grade.ts';

export interface StudentsFilter extends PupilsOf {
  archived: boolean;
  search: string;
}

/** The list that is on the screen stays while the next one is on its way. */
export const studentsQuery = ({ grade, section, archived, search }: StudentsFilter) =>
  queryOptions({
    queryKey: ['students', { grade, section, archived, search }],
    queryFn: async () => {
      const query = { grade, section, archived: archived ? 'true' : 'false', search: search || undefined } as const;
      return (await api('GET /api/admin/students', { query })).students;
    },
    placeholderData: keepPreviousData,
  });

/** Every pupil of the school, to choose from by name: letters typed are looked for on the page. */
export const pupilsQuery = studentsQuery({ archived: false, search: '' });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isNamed } from '#domain/roster/latin';
import { searchKey } from '#domain/roster/names';
import type { Student } from '#wire/roster';
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

export type Pupil = Pick<Student, 'id' | 'name' | 'grade'>;

const MOST_OFFERED = 6;

/** By any part of the name. Those that begin so come first: a teacher types a first name. */
export const pupilsNamed = (pupils: readonly Pupil[] | undefined, typed: string): Pupil[] => {
  const key = searchKey(typed);
  if (key === '') return [];
  const begins = (pupil: Pupil) => (searchKey(pupil.name).startsWith(key) ? 0 : 1);
  const found = (pupils ?? []).filter((pupil) => isNamed(pupil.name, typed));
  return found.toSorted((a, b) => begins(a) - begins(b)).slice(0, MOST_OFFERED);
};

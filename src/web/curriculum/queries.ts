import { queryOptions } from '@tanstack/react-query';
import type { SchoolClass } from '#domain/roster/classes';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';

export const ownCurriculumQuery = asked(['student', 'curriculum'], 'GET /api/student/curriculum');

/** Under a key of its own, and asked anew each time: what is practised stays as it was, whatever is taught meanwhile. */
export const weekQuestionsQuery = (week: number) =>
  queryOptions({
    queryKey: ['student', 'week-questions', week],
    queryFn: async () => (await api('GET /api/student/curriculum/questions', { query: { week } })).questions,
    gcTime: 0,
  });

/** Of a class in a term; without one, in that which pages show today. */
export const curriculumQuery = ({ grade, section }: SchoolClass, term?: number) =>
  asked(['admin', 'curriculum', grade, section, term ?? null], 'GET /api/admin/curriculum', {
    query: { grade, ...(section && { section }), ...(term && { term }) },
  });

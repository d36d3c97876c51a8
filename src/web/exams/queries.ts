import { queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';
import { pagedQuery } from '#web/lib/paged.ts';
import { withReport } from './report.ts';

export const examsQuery = (filter: { grade: Grade | undefined }) =>
  pagedQuery(['admin', 'exams', 'table', filter], (before) =>
    api('GET /api/admin/exams', { query: { ...filter, before } }),
  );

export const examQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'exams', 'paper', id],
    queryFn: () => api('GET /api/admin/exams/:id', { params: { id } }),
  });

/** Of all pupils of the grade, or of a section of it. */
export const gridQuery = (id: number, section?: string) =>
  queryOptions({
    queryKey: ['admin', 'exams', 'grid', id, { section }],
    queryFn: () => api('GET /api/admin/exams/:id/grid', { params: { id }, query: { section } }),
  });

export const resultsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'exams', 'results', id],
    queryFn: () => api('GET /api/admin/exams/:id/pupils', { params: { id } }),
  });

export const gradebookQuery = (wanted: { grade: Grade; term: number | undefined }) =>
  queryOptions({
    queryKey: ['admin', 'exams', 'gradebook', wanted],
    queryFn: () => api('GET /api/admin/gradebook', { query: wanted }),
  });

/** What the papers of a grid show; while another section is read, what the one before showed. */
export const reportQuery = (id: number, section?: string) =>
  queryOptions({
    ...gridQuery(id, section),
    select: withReport,
    placeholderData: (shown, query) => (query?.queryKey[3] === id ? shown : undefined),
  });

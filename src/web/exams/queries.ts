import { queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { pagedQuery } from '#web/lib/paged.ts';
import { withReport } from './report.ts';

export const examsQuery = (filter: { grade: Grade | undefined }) =>
  pagedQuery(['admin', 'exams', 'table', filter], (before) =>
    api('GET /api/admin/exams', { query: { ...filter, before } }),
  );

export const examQuery = (id: number) =>
  asked(['admin', 'exams', 'paper', id], 'GET /api/admin/exams/:id', { params: { id } });

/** Of all pupils of the grade, or of a section of it. */
export const gridQuery = (id: number, section?: string) =>
  asked(['admin', 'exams', 'grid', id, { section }], 'GET /api/admin/exams/:id/grid', {
    params: { id },
    query: { section },
  });

export const resultsQuery = (id: number) =>
  asked(['admin', 'exams', 'results', id], 'GET /api/admin/exams/:id/pupils', { params: { id } });

export const gradebookQuery = (wanted: { grade: Grade; term: number | undefined }) =>
  asked(['admin', 'exams', 'gradebook', wanted], 'GET /api/admin/gradebook', { query: wanted });

/** What the papers of a grid show; while another section is read, what the one before showed. */
export const reportQuery = (id: number, section?: string) =>
  queryOptions({
    ...gridQuery(id, section),
    select: withReport,
    placeholderData: (shown, query) => (query?.queryKey[3] === id ? shown : undefined),
  });

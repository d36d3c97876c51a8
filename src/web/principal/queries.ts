import type { Grade } from '#domain/roster/grades';
import { asked } from '#web/lib/asked.ts';

interface Which {
  grade: Grade;
  section: string | undefined;
  term: number | undefined;
}

export const classPageQuery = (query: Which) =>
  asked(['admin', 'class-page', query], 'GET /api/admin/class-page', { query });

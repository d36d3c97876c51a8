import { asked } from '#web/lib/asked.ts';
import type { PupilsOf } from '#web/lib/grade.ts';

export const consentsKey = ['admin', 'consents'] as const;

export const consentsQuery = (which: PupilsOf) =>
  asked([...consentsKey, which], 'GET /api/admin/consents', { query: which });

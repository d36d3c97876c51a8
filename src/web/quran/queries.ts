import { queryOptions, skipToken } from '@tanstack/react-query';
import type { VerseRange } from '#domain/quran/surahs';
import type { Grade } from '#domain/roster/grades';
import { quranPage } from '#strings/quran/staff';
import { api, type Reply, sayInstead } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';

export type Surah = Reply<'GET /api/admin/quran/surahs'>['surahs'][number];

export const textsQuery = (grade: Grade) =>
  queryOptions({
    queryKey: ['admin', 'quran', 'texts', grade],
    queryFn: async () =>
      (await api('GET /api/admin/quran/texts', { query: { grade } }).catch(sayInstead(quranPage.loadFailed))).texts,
  });

/** What is published does not change: asked for once. Not under the key that news makes the page read again. */
export const surahsQuery = queryOptions({
  ...asked(['admin', 'quran-published', 'surahs'], 'GET /api/admin/quran/surahs'),
  staleTime: Number.POSITIVE_INFINITY,
});

export const versesQuery = (range: VerseRange | null) =>
  queryOptions({
    queryKey: ['admin', 'quran-published', 'verses', range],
    queryFn: range ? () => api('GET /api/admin/quran/verses', { query: { ...range } }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const ownTextsQuery = queryOptions({
  queryKey: ['student', 'quran-texts'],
  queryFn: async () => (await api('GET /api/student/quran')).texts,
});

export const ownTextQuery = (id: number) =>
  asked(['student', 'quran', 'text', id], 'GET /api/student/quran/texts/:id', { params: { id } });

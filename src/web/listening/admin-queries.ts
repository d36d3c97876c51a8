import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';

export const recitersQuery = asked(['admin', 'quran', 'reciters'], 'GET /api/admin/quran/reciters');

const recitationsOf = async (textId: number) =>
  (await api('GET /api/admin/quran/texts/:id/recitations', { params: { id: textId } })).recitations;

export const recitationsQuery = (textId: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'quran', 'recitations', textId],
    queryFn: textId === undefined ? skipToken : () => recitationsOf(textId),
  });

/** With its verses, one after the other. */
export const textQuery = (id: number) =>
  asked(['admin', 'quran', 'text', id], 'GET /api/admin/quran/texts/:id', { params: { id } });

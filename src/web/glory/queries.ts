import { queryOptions } from '@tanstack/react-query';
import { gloryScreen } from '#strings/glory/pupil';
import { api, sayInstead } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';

/** A page hears of its own pupil's points; of others' it asks now and then. */
const ASK_MS = 60_000;

export const ownGloryQuery = queryOptions({
  queryKey: ['student', 'glory'],
  queryFn: () => api('GET /api/student/glory').catch(sayInstead(gloryScreen.failed)),
  refetchInterval: ASK_MS,
});

export const wallQuery = queryOptions({
  queryKey: ['admin', 'glory', 'boards'],
  queryFn: () => api('GET /api/admin/glory').catch(sayInstead(gloryScreen.failed)),
  refetchInterval: ASK_MS,
});

export const glorySettingsQuery = asked(['admin', 'glory', 'settings'], 'GET /api/admin/glory/settings');

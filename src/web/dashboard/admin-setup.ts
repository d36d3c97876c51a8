import { queryOptions } from '@tanstack/react-query';
import { setupSteps } from '#strings/staff/setup';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';

export const setupQuery = queryOptions({
  queryKey: ['admin', 'setup'],
  queryFn: () => api('GET /api/admin/setup'),
});

export const useKnowCut = () =>
  useAction({
    run: () => api('POST /api/admin/setup/cut-seen'),
    refused: messageOf,
    refresh: [setupQuery.queryKey],
  });

export const useNoteKeyKept = () =>
  useAction({
    run: () => api('POST /api/admin/setup/key-kept'),
    done: setupSteps.keyKept,
    refused: messageOf,
    refresh: [setupQuery.queryKey],
  });

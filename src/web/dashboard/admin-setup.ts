import { queryOptions } from '@tanstack/react-query';
import type { SetupStep } from '#domain/staff/setup';
import { setupSteps } from '#strings/staff/setup';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';

export const setupQuery = queryOptions({
  ...asked(['admin', 'setup'], 'GET /api/admin/setup'),
  // Whoever comes back from a step has just done it.
  staleTime: 0,
});

const known = (path: 'POST /api/admin/setup/cut-seen' | 'POST /api/admin/backups/not-put-back-seen') => ({
  run: () => api(path),
  refused: messageOf,
  refresh: [setupQuery.queryKey],
});

export const useKnowCut = () => useAction(known('POST /api/admin/setup/cut-seen'));

export const useKnowNotPutBack = () => useAction(known('POST /api/admin/backups/not-put-back-seen'));

export const useNoteKeyKept = () =>
  useAction({
    run: () => api('POST /api/admin/setup/key-kept'),
    done: setupSteps.keyKept,
    refused: messageOf,
    refresh: [setupQuery.queryKey],
  });

export const useEndSetup = () =>
  useAction({
    run: () => api('POST /api/admin/setup/end'),
    refused: messageOf,
    refresh: [setupQuery.queryKey],
  });

const onStep = (path: 'POST /api/admin/setup/put-off' | 'POST /api/admin/setup/take-up') => ({
  run: (step: SetupStep) => api(path, { body: { step } }),
  refused: messageOf,
  refresh: [setupQuery.queryKey],
});

export const usePutStepOff = () => useAction(onStep('POST /api/admin/setup/put-off'));

export const useTakeStepUp = () => useAction(onStep('POST /api/admin/setup/take-up'));

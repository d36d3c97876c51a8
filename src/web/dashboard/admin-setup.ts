import { queryOptions } from '@tanstack/react-query';
import type { SetupStep } from '#domain/staff/setup';
import { setupSteps } from '#strings/staff/setup';
import { actionsOn } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';

export const setupQuery = queryOptions({
  ...asked(['admin', 'setup'], 'GET /api/admin/setup'),
  // Whoever comes back from a step has just done it.
  staleTime: 0,
});

const { useStep } = actionsOn(setupQuery.queryKey);

export const useKnowCut = () => useStep({ run: () => api('POST /api/admin/setup/cut-seen') });

export const useKnowNotPutBack = () => useStep({ run: () => api('POST /api/admin/backups/not-put-back-seen') });

export const useNoteKeyKept = () =>
  useStep({ run: () => api('POST /api/admin/setup/key-kept'), done: setupSteps.keyKept });

export const useEndSetup = () => useStep({ run: () => api('POST /api/admin/setup/end') });

export const usePutStepOff = () =>
  useStep({ run: (step: SetupStep) => api('POST /api/admin/setup/put-off', { body: { step } }) });

export const useTakeStepUp = () =>
  useStep({ run: (step: SetupStep) => api('POST /api/admin/setup/take-up', { body: { step } }) });

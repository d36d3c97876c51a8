import type { SkipReason } from '#domain/tracking/hearings';
import { marking, turns } from '#strings/tracking/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf, refusalOr } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { trackingKeys } from './queries.ts';

export const useStartReading = () => {
  const run = useKeyed((of: { studentId: number; textId: number }, requestKey) =>
    api('POST /api/admin/tracking/hearings', { body: { ...of, requestKey } }),
  );
  return useAction({
    run,
    done: marking.started,
    refused: (error) => refusalOr(error, marking.startFailed),
    refresh: trackingKeys,
  });
};

export const useFinishReading = () =>
  useAction({
    run: (id: number) => api('POST /api/admin/tracking/hearings/:id/finish', { params: { id } }),
    done: marking.finished,
    refused: (error) => refusalOr(error, marking.finishFailed),
    refresh: trackingKeys,
  });

export const useStopReading = () =>
  useAction({
    run: (id: number) => api('POST /api/admin/tracking/hearings/:id/stop', { params: { id } }),
    done: marking.stopped,
    refused: (error) => refusalOr(error, marking.finishFailed),
    refresh: trackingKeys,
  });

export const useSkipPupil = (name: string) =>
  useAction({
    run: (body: { studentId: number; reason: SkipReason }) => api('POST /api/admin/tracking/skips', { body }),
    done: turns.skipped(name),
    refused: messageOf,
    refresh: trackingKeys,
  });

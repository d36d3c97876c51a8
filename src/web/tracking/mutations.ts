import { marking, turns } from '#strings/tracking/staff';
import { useAction } from '#web/lib/action.ts';
import { api, type Input, messageOf, refusalOr } from '#web/lib/api.ts';
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

export const useEndReading = (how: 'finish' | 'stop') =>
  useAction({
    run: (id: number) => api(`POST /api/admin/tracking/hearings/:id/${how}`, { params: { id } }),
    done: how === 'finish' ? marking.finished : marking.stopped,
    refused: (error) => refusalOr(error, marking.finishFailed),
    refresh: trackingKeys,
  });

export const useSkipPupil = (name: string) =>
  useAction({
    run: (body: Input<'POST /api/admin/tracking/skips'>['body']) => api('POST /api/admin/tracking/skips', { body }),
    done: turns.skipped(name),
    refused: messageOf,
    refresh: trackingKeys,
  });

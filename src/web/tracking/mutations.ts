import { marking, turns } from '#strings/tracking/staff';
import { actionsOn } from '#web/lib/action.ts';
import { api, type Input, refusalOr } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { trackingKeys } from './queries.ts';

const { useStep } = actionsOn(...trackingKeys);

export const useStartReading = () => {
  const run = useKeyed((of: { studentId: number; textId: number }, requestKey) =>
    api('POST /api/admin/tracking/hearings', { body: { ...of, requestKey } }),
  );
  return useStep({
    run,
    done: marking.started,
    refused: (error) => refusalOr(error, marking.startFailed),
  });
};

export const useEndReading = (how: 'finish' | 'stop') =>
  useStep({
    run: (id: number) => api(`POST /api/admin/tracking/hearings/:id/${how}`, { params: { id } }),
    done: how === 'finish' ? marking.finished : marking.stopped,
    refused: (error) => refusalOr(error, marking.finishFailed),
  });

export const useSkipPupil = (name: string) =>
  useStep({
    run: (body: Input<'POST /api/admin/tracking/skips'>['body']) => api('POST /api/admin/tracking/skips', { body }),
    done: turns.skipped(name),
  });

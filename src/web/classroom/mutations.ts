import type { LessonAt } from '#domain/classroom/lessons';
import type { Grade } from '#domain/roster/grades';
import { presetsDialog, seatsDialog } from '#strings/classroom/staff';
import { useAction } from '#web/lib/action.ts';
import { api, type Input } from '#web/lib/api.ts';

const refresh = [['admin', 'classroom']] as const;

/** Where it cannot be, as without a network, the first tap does it. */
export const useStartLesson = () =>
  useAction({
    run: (at: LessonAt) =>
      api('POST /api/admin/classroom/lessons/:day/:period/:grade/taps', { params: { ...at }, body: { taps: [] } }),
    refresh,
  });

export const useSavePresets = () =>
  useAction({
    run: (body: Input<'PUT /api/admin/classroom/presets'>['body']) => api('PUT /api/admin/classroom/presets', { body }),
    done: presetsDialog.saved,
    refresh,
  });

export const useSaveSeats = (grade: Grade) =>
  useAction({
    run: (body: Input<'PUT /api/admin/classroom/seats/:grade'>['body']) =>
      api('PUT /api/admin/classroom/seats/:grade', { params: { grade }, body }),
    done: seatsDialog.saved,
    refresh,
  });

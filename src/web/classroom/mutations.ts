import type { Course } from '#domain/calendar/courses';
import type { LessonAt } from '#domain/classroom/lessons';
import { classKey, type SchoolClass } from '#domain/roster/classes';
import { presetsDialog, seatsDialog } from '#strings/classroom/staff';
import { actionsOn } from '#web/lib/action.ts';
import { api, type Input } from '#web/lib/api.ts';
import { lessonParams } from './queries.ts';

const { useFormAction } = actionsOn(['admin', 'classroom']);

/** Where it cannot be, as without a network, the first tap does it. */
export const useStartLesson = () =>
  useFormAction({
    run: (at: LessonAt) =>
      api('POST /api/admin/classroom/lessons/:day/:period/:class/taps', {
        params: lessonParams(at),
        body: { taps: [] },
      }),
  });

/** Outside the timetable. */
export const useHoldLesson = () =>
  useFormAction({
    run: ({ at, course }: { at: LessonAt; course: Course }) =>
      api('POST /api/admin/classroom/lessons/:day/:period/:class', { params: lessonParams(at), body: { course } }),
  });

export const useSavePresets = () =>
  useFormAction({
    run: (body: Input<'PUT /api/admin/classroom/presets'>['body']) => api('PUT /api/admin/classroom/presets', { body }),
    done: presetsDialog.saved,
  });

export const useSaveSeats = (of: SchoolClass) =>
  useFormAction({
    run: (body: Input<'PUT /api/admin/classroom/seats/:class'>['body']) =>
      api('PUT /api/admin/classroom/seats/:class', { params: { class: classKey(of) }, body }),
    done: seatsDialog.saved,
  });

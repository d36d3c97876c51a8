import type { Grade } from '#domain/roster/grades';
import { planForm, planImport } from '#strings/curriculum/staff';
import { type Action, useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { useSeenSheet } from '#web/lib/seen-sheet.ts';
import type { Curriculum, PlanFields } from '#wire/curriculum';
import { curriculumQuery } from './queries.ts';

const refresh = [['admin', 'curriculum']];

/** What the server answered is what the page goes on from. */
const showSaved: Action<Curriculum, unknown>['after'] = (curriculum, _, client) =>
  client.setQueryData(curriculumQuery(curriculum.grade).queryKey, curriculum);

/** Beside the words of a question, which have versions of their own. */
export const useQuestionLesson = () =>
  useAction({
    run: ({ id, ...body }: { id: number; grade: Grade; lessonId: string | null }) =>
      api('PUT /api/admin/questions/:id/lesson', { params: { id }, body }),
    refused: messageOf,
    refresh: [['admin', 'questions'], ...refresh],
  });

export const useMarkTaught = (grade: Grade) =>
  useAction({
    run: (body: { week: number; lessonId: string; isTaught: boolean }) =>
      api('POST /api/admin/curriculum/:grade/taught', { params: { grade }, body }),
    after: showSaved,
    refused: messageOf,
    refresh,
  });

export const useEditPlan = (grade: Grade) =>
  useAction({
    run: (body: PlanFields) => api('PUT /api/admin/curriculum/:grade', { params: { grade }, body }),
    done: planForm.saved,
    after: showSaved,
    refresh,
  });

/** As it was looked at: where somebody changed the plan since, it is refused. */
export const useImportPlan = (grade: Grade) =>
  useSeenSheet(
    (rows, seen) => api('POST /api/admin/curriculum/:grade/import', { params: { grade }, body: { rows, seen } }),
    { done: planImport.done, refresh },
  );

import type { Grade } from '#domain/roster/grades';
import { planCopy, planForm, planImport } from '#strings/curriculum/staff';
import { type Action, actionsOn, useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { useSeenSheet } from '#web/lib/seen-sheet.ts';
import type { Curriculum, PlanFields } from '#wire/curriculum';
import { curriculumQuery } from './queries.ts';

const KEY = ['admin', 'curriculum'];
const { useFormAction, useStep } = actionsOn(KEY);

/** What the server answered is what the page goes on from, under whichever of its names the page asked for it. */
const showSaved: Action<Curriculum, unknown>['after'] = (curriculum, _, client) => {
  for (const term of [undefined, curriculum.term.id])
    client.setQueryData(curriculumQuery(curriculum, term).queryKey, (shown) =>
      shown?.term.id === curriculum.term.id ? curriculum : shown,
    );
};

/** Beside the words of a question, which have versions of their own. */
export const useQuestionLesson = () =>
  useAction({
    run: ({ id, ...body }: { id: number; grade: Grade; lessonId: string | null }) =>
      api('PUT /api/admin/questions/:id/lesson', { params: { id }, body }),
    refused: messageOf,
    refresh: [['admin', 'questions'], KEY],
  });

export const useMarkTaught = (grade: Grade) =>
  useStep({
    run: (body: { termId: number; section: string | null; week: number; lessonId: string; isTaught: boolean }) =>
      api('POST /api/admin/curriculum/:grade/taught', { params: { grade }, body }),
    after: showSaved,
  });

export const useEditPlan = (grade: Grade) =>
  useFormAction({
    run: (body: PlanFields) => api('PUT /api/admin/curriculum/:grade', { params: { grade }, body }),
    done: planForm.saved,
    after: showSaved,
  });

export const useCopyPlan = (grade: Grade) =>
  useStep({
    run: (body: { termId: number; fromTermId: number; version: number }) =>
      api('POST /api/admin/curriculum/:grade/copy', { params: { grade }, body }),
    done: planCopy.done,
    after: showSaved,
  });

/** As it was looked at: where somebody changed the plan since, it is refused. */
export const useImportPlan = (grade: Grade, termId: number) =>
  useSeenSheet(
    (rows, seen) =>
      api('POST /api/admin/curriculum/:grade/import', { params: { grade }, body: { termId, rows, seen } }),
    { done: planImport.done, refresh: [KEY] },
  );

import { examEditor } from '#strings/exams/editor';
import { gradebook } from '#strings/exams/gradebook';
import { answersImport, publishing, regrading } from '#strings/exams/grading';
import { makeups } from '#strings/exams/makeups';
import { examReport } from '#strings/exams/report';
import { examsPage } from '#strings/exams/staff';
import { type Action, actionsOn, useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { inFull } from '#web/lib/form-faults.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { useSeenSheet } from '#web/lib/seen-sheet.ts';
import type { BodyOf } from '#wire/contract';
import type { ExamFields } from '#wire/exams/paper';
import type { ExamHead, ExamSheet, ScoreChange, WholeExam } from '#wire/exams/staff';
import { downloadExam, downloadTemplate } from './download.ts';
import { downloadList, type TakenBook } from './ministry-list.ts';
import { examQuery } from './queries.ts';

const KEY = ['admin', 'exams'];
const { useFormAction, useStep } = actionsOn(KEY);

/** What the server answered is what the page goes on from. */
const showSaved: Action<WholeExam, unknown>['after'] = (exam, _, client) =>
  client.setQueryData(examQuery(exam.id).queryKey, exam);

/** A new one, or a change of what is saved. */
export const useSaveExam = (exam: ExamHead | undefined) => {
  const add = useKeyed((fields: ExamFields, requestKey) =>
    api('POST /api/admin/exams', { body: { ...fields, requestKey } }),
  );
  return useFormAction({
    run: ({ version, ...fields }: ExamFields & { version: number | null }) =>
      exam && version !== null
        ? api('PUT /api/admin/exams/:id', { params: { id: exam.id }, body: { ...fields, version } })
        : add(fields),
    done: ({ title }) => (exam ? examEditor.saved : examEditor.added(title)),
    after: showSaved,
  });
};

export const useRemoveExam = () =>
  useStep({
    run: ({ id }: ExamHead) => api('DELETE /api/admin/exams/:id', { params: { id } }),
    done: (_, { title }) => examsPage.removed(title),
  });

export const useReviewExamQuestion = (id: number) =>
  useStep({
    run: (body: BodyOf<'POST /api/admin/exams/:id/review'>) =>
      api('POST /api/admin/exams/:id/review', { params: { id }, body }),
    after: showSaved,
    refused: inFull,
  });

export const usePracticeSet = (id: number) =>
  useStep({
    run: (isOpen: boolean) => api('POST /api/admin/exams/:id/practice', { params: { id }, body: { isOpen } }),
    done: (_, isOpen) => (isOpen ? examReport.practice.opened : examReport.practice.closed),
  });

export const useExportExam = (id: number) =>
  useAction({ run: () => downloadExam(id), done: examReport.exported, refused: messageOf });

export const useTemplate = (grid: Parameters<typeof downloadTemplate>[0]) =>
  useAction({ run: () => downloadTemplate(grid), done: answersImport.saved, refused: messageOf });

/** Whole numbers of the register come after the password; of others the last digits, and for admins alone. */
export const useTakeList = ({ term, ...taken }: TakenBook & { readonly term: number }) =>
  useAction({
    run: async (isWhole: boolean) => {
      const body = { grade: taken.book.grade, term };
      const { numbers } = await (isWhole
        ? api('POST /api/admin/gradebook/list/whole', { body })
        : api('POST /api/admin/gradebook/list', { body }));
      return downloadList(taken, numbers);
    },
    done: gradebook.exported,
    refused: messageOf,
  });

export const useSetWeights = () =>
  useFormAction({
    run: (body: BodyOf<'PUT /api/admin/gradebook/weights'>) => api('PUT /api/admin/gradebook/weights', { body }),
    done: gradebook.saved,
  });

export const useMarkAbsent = (id: number) =>
  useStep({
    run: (body: BodyOf<'POST /api/admin/exams/:id/absent'>) =>
      api('POST /api/admin/exams/:id/absent', { params: { id }, body }),
  });

export type MakeupStep = keyof typeof makeups.steps;

export const useMakeup = (id: number, { studentId, name }: Pick<ExamSheet, 'studentId' | 'name'>) =>
  useStep({
    run: (step: MakeupStep) =>
      step === 'open' || step === 'close'
        ? api('POST /api/admin/exams/:id/makeup', { params: { id }, body: { studentId, isOpen: step === 'open' } })
        : api('POST /api/admin/exams/:id/makeup/publish', {
            params: { id },
            body: { studentId, isPublished: step === 'publish' },
          }),
    done: (_, step) => makeups.done[step](name),
  });

export const usePublish = (id: number) =>
  useStep({
    run: (isPublished: boolean) => api('POST /api/admin/exams/:id/publish', { params: { id }, body: { isPublished } }),
    done: ({ publishedAt }) => (publishedAt ? publishing.done : publishing.undone),
    // It names who is concerned.
    refused: inFull,
  });

interface KeyDraft {
  readonly key: readonly number[];
  /** What is right instead, where that is written anew. */
  readonly corrections: readonly (string | null)[];
}

/** What another key would change; applied where the changes that were shown are sent along, and no others came of it since. */
const sendKey = ({ id, version }: ExamHead, draft: KeyDraft, shown: readonly ScoreChange[] | null) =>
  api('POST /api/admin/exams/:id/key', {
    params: { id },
    body: { version, key: [...draft.key], corrections: [...draft.corrections], shown: shown && [...shown] },
  });

export const useLookAtKey = (exam: ExamHead, key: KeyDraft) => useAction({ run: () => sendKey(exam, key, null) });

export const useChangeKey = (exam: ExamHead, key: KeyDraft) =>
  useFormAction({ run: (shown: readonly ScoreChange[]) => sendKey(exam, key, shown), done: regrading.done });

/** As it was looked at: where somebody typed since, it is refused. */
export const useImportAnswers = (id: number) =>
  useSeenSheet((rows, seen) => api('POST /api/admin/exams/:id/import', { params: { id }, body: { rows, seen } }), {
    done: ({ papers }) => answersImport.done(papers),
    refresh: [KEY],
  });

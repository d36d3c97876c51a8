import { examEditor } from '#strings/exams/editor';
import { examReport } from '#strings/exams/report';
import { examsPage } from '#strings/exams/staff';
import { type Action, useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import type { ExamFields } from '#wire/exams/paper';
import type { ExamHead, WholeExam } from '#wire/exams/staff';
import { downloadExam } from './download.ts';
import { examQuery } from './queries.ts';

const refresh = [['admin', 'exams']];

/** What the server answered is what the page goes on from. */
const showSaved: Action<WholeExam, unknown>['after'] = (exam, _, client) =>
  client.setQueryData(examQuery(exam.id).queryKey, exam);

export const useAddExam = () => {
  const run = useKeyed((exam: ExamFields, requestKey) =>
    api('POST /api/admin/exams', { body: { ...exam, requestKey } }),
  );
  return useAction({ run, done: ({ title }) => examEditor.added(title), after: showSaved, refresh });
};

export const useEditExam = (id: number) =>
  useAction({
    run: (body: Omit<ExamFields, 'grade'> & { version: number }) =>
      api('PUT /api/admin/exams/:id', { params: { id }, body }),
    done: examEditor.saved,
    after: showSaved,
    refresh,
  });

export const useRemoveExam = () =>
  useAction({
    run: ({ id }: ExamHead) => api('DELETE /api/admin/exams/:id', { params: { id } }),
    done: (_, { title }) => examsPage.removed(title),
    refused: messageOf,
    refresh,
  });

export const useReviewExamQuestion = (id: number) =>
  useAction({
    run: (body: { place: number; isReviewed: boolean; version: number }) =>
      api('POST /api/admin/exams/:id/review', { params: { id }, body }),
    after: showSaved,
    refused: messageOf,
    refresh,
  });

export const usePracticeSet = (id: number) =>
  useAction({
    run: (isOpen: boolean) => api('POST /api/admin/exams/:id/practice', { params: { id }, body: { isOpen } }),
    done: (_, isOpen) => (isOpen ? examReport.practice.opened : examReport.practice.closed),
    refused: messageOf,
    refresh,
  });

export const useExportExam = (id: number) =>
  useAction({ run: () => downloadExam(id), done: examReport.exported, refused: messageOf });

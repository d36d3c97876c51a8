import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { matchingDialog, questionForm, questionImport, questionsPage } from '#strings/questions/staff';
import { api, messageOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import type { AdminQuestion, QuestionFields } from '#wire/questions';
import { downloadCsv } from './download.ts';

const refused = (error: unknown): void => toast.bad(messageOf(error));

/** Also after a refusal: it usually means that a colleague was faster. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['admin', 'questions'] });
};

/** A refusal is shown in the form. */
export const useAddQuestion = () =>
  useMutation({
    mutationFn: (body: QuestionFields) => api('POST /api/admin/questions', { body }),
    onSuccess: ({ number }) => toast.good(questionForm.added(number)),
    onSettled: useRefresh(),
  });

export const useEditQuestion = (id: number) =>
  useMutation({
    mutationFn: (body: Omit<QuestionFields, 'grade'> & { versionId: number }) =>
      api('PUT /api/admin/questions/:id', { params: { id }, body }),
    onSuccess: ({ number }) => toast.good(questionForm.saved(number)),
    onSettled: useRefresh(),
  });

export const useReviewQuestion = () =>
  useMutation({
    mutationFn: ({ question: { id, versionId }, isReviewed }: { question: AdminQuestion; isReviewed: boolean }) =>
      api('POST /api/admin/questions/:id/review', { params: { id }, body: { isReviewed, versionId } }),
    onError: refused,
    onSettled: useRefresh(),
  });

export const useRetireQuestion = () => {
  const refresh = useRefresh();
  const set = ({ id, isRetired }: { id: number; isRetired: boolean }) =>
    api('POST /api/admin/questions/:id/retire', { params: { id }, body: { isRetired } });
  const restore = useMutation({ mutationFn: set, onError: refused, onSettled: refresh });
  return useMutation({
    mutationFn: set,
    onSuccess: ({ id, number, retiredAt }) =>
      retiredAt
        ? toast.good(questionsPage.retiredNow(number), {
            label: questionsPage.undo,
            run: () => restore.mutate({ id, isRetired: false }),
          })
        : toast.good(questionsPage.restoredNow(number)),
    onError: refused,
    onSettled: refresh,
  });
};

export const useMatchingOptions = (grade: Grade) =>
  useMutation({
    mutationFn: (options: string[]) =>
      api('PUT /api/admin/questions/matching/:grade', { params: { grade }, body: { options } }),
    onSuccess: () => toast.good(matchingDialog.saved),
    onSettled: useRefresh(),
  });

export const usePreviewImport = (grade: Grade) =>
  useMutation({
    mutationFn: (rows: string[][]) => api('POST /api/admin/questions/import', { body: { grade, rows, save: false } }),
  });

export const useImportQuestions = (grade: Grade) =>
  useMutation({
    mutationFn: (rows: string[][]) => api('POST /api/admin/questions/import', { body: { grade, rows, save: true } }),
    onSuccess: ({ added, edited }) => toast.good(questionImport.done(added, edited)),
    onSettled: useRefresh(),
  });

export const useExportQuestions = (grade: Grade) =>
  useMutation({
    mutationFn: async () => {
      const { fileName, rows } = await api('GET /api/admin/questions/export', { query: { grade } });
      await downloadCsv(fileName, rows);
      return fileName;
    },
    onSuccess: (fileName) => toast.good(questionsPage.exported(fileName)),
    onError: refused,
  });

import type { QuestionUse } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import { matchingDialog, questionForm, questionImport, questionsPage } from '#strings/questions/staff';
import { actionsOn, useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { inFull } from '#web/lib/form-faults.ts';
import { downloadCsv } from '#web/lib/sheet-file.ts';
import { toast } from '#web/ui/toast.tsx';
import type { AdminQuestion, QuestionFields } from '#wire/questions';

const { useFormAction, useStep } = actionsOn(['admin', 'questions']);

export const useAddQuestion = () =>
  useFormAction({
    run: (body: QuestionFields & { use: QuestionUse; alsoIn: Grade[] }) => api('POST /api/admin/questions', { body }),
    done: ({ number }) => questionForm.added(number),
  });

export const useEditQuestion = ({ id, number }: AdminQuestion) =>
  useFormAction({
    run: (body: Omit<QuestionFields, 'grade'> & { versionId: number; alsoIn: Grade[] }) =>
      api('PUT /api/admin/questions/:id', { params: { id }, body }),
    done: questionForm.saved(number),
  });

export const useReviewQuestion = () =>
  useStep({
    run: ({ question: { id, versionId }, isReviewed }: { question: AdminQuestion; isReviewed: boolean }) =>
      api('POST /api/admin/questions/:id/review', { params: { id }, body: { isReviewed, versionId } }),
    refused: inFull,
  });

export const useRetireQuestion = () => {
  const run = ({ question: { id }, isRetired }: { question: AdminQuestion; isRetired: boolean }) =>
    api('POST /api/admin/questions/:id/retire', { params: { id }, body: { isRetired } });
  const restore = useStep({ run, refused: inFull });
  return useStep({
    run,
    // By the number of the list it was pressed in: another grade may have another.
    after: ({ retiredAt }, { question }) =>
      retiredAt
        ? toast.good(questionsPage.retiredNow(question.number), {
            label: questionsPage.undo,
            run: () => restore.mutate({ question, isRetired: false }),
          })
        : toast.good(questionsPage.restoredNow(question.number)),
    refused: inFull,
  });
};

export const useMatchingOptions = (grade: Grade) =>
  useFormAction({
    run: (options: string[]) =>
      api('PUT /api/admin/questions/matching/:grade', { params: { grade }, body: { options } }),
    done: matchingDialog.saved,
  });

export const usePreviewImport = (grade: Grade) =>
  useAction({
    run: (rows: string[][]) => api('POST /api/admin/questions/import', { body: { grade, rows, save: false } }),
  });

export const useImportQuestions = (grade: Grade) =>
  useFormAction({
    run: (rows: string[][]) => api('POST /api/admin/questions/import', { body: { grade, rows, save: true } }),
    done: ({ added, edited }) => questionImport.done(added, edited),
  });

export const useExportQuestions = (grade: Grade, use?: QuestionUse) =>
  useAction({
    run: async () => {
      const { fileName, rows } = await api('GET /api/admin/questions/export', { query: { grade, use } });
      await downloadCsv(fileName, rows);
      return fileName;
    },
    done: questionsPage.exported,
    refused: messageOf,
  });

import { answersImport, publishing, regrading } from '#strings/exams/grading';
import { useAction } from '#web/lib/action.ts';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import type { ExamHead, ScoreChange } from '#wire/exams/staff';
import { withPlaces } from './use-grading.ts';

const refresh = [['admin', 'exams']];

export const useMarkAbsent = (id: number) =>
  useAction({
    run: (body: { studentId: number; isAbsent: boolean }) =>
      api('POST /api/admin/exams/:id/absent', { params: { id }, body }),
    refused: messageOf,
    refresh,
  });

export const usePublish = (id: number) =>
  useAction({
    run: (isPublished: boolean) => api('POST /api/admin/exams/:id/publish', { params: { id }, body: { isPublished } }),
    done: ({ publishedAt }) => (publishedAt ? publishing.done : publishing.undone),
    refused: (error) => withPlaces(error, messageOf(error)),
    refresh,
  });

/** What another key would change. */
export const useLookAtKey = ({ id, version }: ExamHead) =>
  useAction({
    run: (key: number[]) =>
      api('POST /api/admin/exams/:id/key', { params: { id }, body: { version, key, shown: null } }),
  });

/** Sends the changes that were shown: where others would come of it now, it is refused. */
export const useChangeKey = ({ id, version }: ExamHead) =>
  useAction({
    run: ({ key, changes }: { key: number[]; changes: readonly ScoreChange[] }) => {
      const shown = changes.map(({ studentId, after, due }) => ({ studentId, after, due }));
      return api('POST /api/admin/exams/:id/key', { params: { id }, body: { version, key, shown } });
    },
    done: regrading.done,
    refresh,
  });

export const usePreviewAnswers = (id: number) =>
  useAction({
    run: (rows: string[][]) => api('POST /api/admin/exams/:id/import', { params: { id }, body: { rows, seen: null } }),
  });

/** As it was looked at: where somebody typed since, it is refused. */
export const useImportAnswers = (id: number, seen: number | null) =>
  useAction({
    run: async (rows: string[][]) => {
      const report = await api('POST /api/admin/exams/:id/import', { params: { id }, body: { rows, seen } });
      // What was without fault when it was looked at may have one by now.
      if (!report.isSaved) throw new ApiError({ code: 'exam_changed', message: answersImport.changed });
      return report;
    },
    done: ({ papers }) => answersImport.done(papers),
    refresh,
  });

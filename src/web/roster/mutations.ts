import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { archiveDialog, importDone, studentForm, yearChange } from '#strings/roster/staff';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import type { PromotionPreview, Student } from '#wire/roster';

export interface StudentFields {
  name: string;
  grade: Grade;
  classId: string | null;
  nameReading: string | null;
}

/** A change of the roster is seen by the dashboard, the cards, the requests and the log alike. */
const useRefreshAll = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries();
};

export const useSaveStudent = (student: Student | null) => {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: StudentFields) =>
      student
        ? api('PATCH /api/admin/students/:studentId', { params: { studentId: student.id }, body })
        : api('POST /api/admin/students', { body }),
    onSuccess: ({ name }) => {
      toast.good(student ? studentForm.saved : studentForm.added(name));
      return refresh();
    },
  });
};

export const useArchiveStudent = () => {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ id }: Student) => api('POST /api/admin/students/:studentId/archive', { params: { studentId: id } }),
    onSuccess: (_, { name }) => {
      toast.good(archiveDialog.done(name));
      return refresh();
    },
    onError: (error) => toast.bad(messageOf(error)),
  });
};

export const useRestoreStudent = () => {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ id }: Student) => api('POST /api/admin/students/:studentId/restore', { params: { studentId: id } }),
    onSuccess: (_, { name }) => {
      toast.good(archiveDialog.restored(name));
      return refresh();
    },
    onError: (error) => toast.bad(messageOf(error)),
  });
};

export const usePreviewImport = () =>
  useMutation({
    mutationFn: (rows: string[][]) => api('POST /api/admin/students/import/preview', { body: { rows } }),
  });

export const useImportStudents = () => {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (rows: string[][]) => api('POST /api/admin/students/import', { body: { rows } }),
    onSuccess: ({ added, changed }) => {
      toast.good(importDone(added, changed));
      return refresh();
    },
  });
};

const headcount = (moves: PromotionPreview['moves']): Record<Grade, number> => {
  const counts = { 4: 0, 5: 0, 6: 0 };
  for (const { from, students } of moves) counts[from] = students;
  return counts;
};

export const countMoves = (moves: PromotionPreview['moves']): number =>
  moves.reduce((sum, { students }) => sum + students, 0);

/** Sent with the counts that were on the screen: what nobody saw is not carried out. */
export const usePromote = () => {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (seen: PromotionPreview['moves']) =>
      api('POST /api/admin/promotion', { body: { expected: headcount(seen) } }),
    onSuccess: ({ moves }) => {
      toast.good(yearChange.done(countMoves(moves)));
      return refresh();
    },
    onError: (error) => (error instanceof ApiError && error.code !== 'offline' ? refresh() : undefined),
  });
};

export const useUndoPromotion = () => {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (promotionId: number) => api('POST /api/admin/promotion/undo', { body: { promotionId } }),
    onSuccess: ({ restored, skipped }) => {
      toast.good(yearChange.undone(restored, skipped));
      return refresh();
    },
    onError: (error) => toast.bad(messageOf(error)),
  });
};

import type { Grade } from '#domain/roster/grades';
import { archiveDialog, importDone, studentForm, yearChange } from '#strings/roster/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import type { PromotionPreview, Student } from '#wire/roster';

export interface StudentFields {
  name: string;
  grade: Grade;
  classId: string | null;
  nameReading: string | null;
}

/** Everything: a change of the roster is seen by the dashboard, the cards, the requests and the log alike. */
const refresh = [[]];

export const useSaveStudent = (student: Student | null) =>
  useAction({
    run: (body: StudentFields) =>
      student
        ? api('PATCH /api/admin/students/:studentId', { params: { studentId: student.id }, body })
        : api('POST /api/admin/students', { body }),
    done: ({ name }) => (student ? studentForm.saved : studentForm.added(name)),
    refresh,
  });

export const useArchiveStudent = () =>
  useAction({
    run: ({ id }: Student) => api('POST /api/admin/students/:studentId/archive', { params: { studentId: id } }),
    done: (_, { name }) => archiveDialog.done(name),
    refused: messageOf,
    refresh,
  });

export const useRestoreStudent = () =>
  useAction({
    run: ({ id }: Student) => api('POST /api/admin/students/:studentId/restore', { params: { studentId: id } }),
    done: (_, { name }) => archiveDialog.restored(name),
    refused: messageOf,
    refresh,
  });

export const usePreviewImport = () =>
  useAction({ run: (rows: string[][]) => api('POST /api/admin/students/import/preview', { body: { rows } }) });

export const useImportStudents = () =>
  useAction({
    run: (rows: string[][]) => api('POST /api/admin/students/import', { body: { rows } }),
    done: ({ added, changed }) => importDone(added, changed),
    refresh,
  });

const headcount = (moves: PromotionPreview['moves']): Record<Grade, number> => {
  const counts = { 4: 0, 5: 0, 6: 0 };
  for (const { from, students } of moves) counts[from] = students;
  return counts;
};

export const countMoves = (moves: PromotionPreview['moves']): number =>
  moves.reduce((sum, { students }) => sum + students, 0);

/** Sent with the counts that were on the screen: what nobody saw is not carried out. */
export const usePromote = () =>
  useAction({
    run: (seen: PromotionPreview['moves']) => api('POST /api/admin/promotion', { body: { expected: headcount(seen) } }),
    done: ({ moves }) => yearChange.done(countMoves(moves)),
    refresh,
  });

export const useUndoPromotion = () =>
  useAction({
    run: (promotionId: number) => api('POST /api/admin/promotion/undo', { body: { promotionId } }),
    done: ({ restored, skipped }) => yearChange.undone(restored, skipped),
    refused: messageOf,
    refresh,
  });

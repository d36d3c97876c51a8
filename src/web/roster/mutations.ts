import type { Grade } from '#domain/roster/grades';
import type { SavedColumns } from '#domain/roster/list-layout';
import {
  archiveDialog,
  importDone,
  lastImport,
  nationalNumber,
  renameSection,
  studentForm,
  yearChange,
  yearList,
} from '#strings/roster/staff';
import { actionsOn, useAction } from '#web/lib/action.ts';
import { api, type Input, messageOf } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import type { PromotionPreview, Student } from '#wire/roster';
import { nationalNumberQuery } from './queries.ts';

/** Everything: a change of the roster is seen by the dashboard, the cards, the requests and the log alike. */
const { useFormAction, useStep } = actionsOn([]);

export const useSaveStudent = (student: Student | null) =>
  useFormAction({
    run: (body: Input<'POST /api/admin/students'>['body']) =>
      student
        ? api('PATCH /api/admin/students/:studentId', { params: { studentId: student.id }, body })
        : api('POST /api/admin/students', { body }),
    done: ({ name }) => (student ? studentForm.saved : studentForm.added(name)),
  });

export const useRenameSection = () =>
  useFormAction({
    run: (body: Input<'POST /api/admin/sections/rename'>['body']) => api('POST /api/admin/sections/rename', { body }),
    done: ({ section }) => renameSection.saved(section),
  });

const useMove = (to: 'archive' | 'restore', done: (name: string) => string) =>
  useStep({
    run: ({ id }: Student) => api(`POST /api/admin/students/:studentId/${to}`, { params: { studentId: id } }),
    done: (_, { name }) => done(name),
  });

export const useArchiveStudent = () => useMove('archive', archiveDialog.done);
export const useRestoreStudent = () => useMove('restore', archiveDialog.restored);

/** In the log with who asked; the answer stays on this screen alone. */
export const useShowNationalNumber = (studentId: number) =>
  useAction({
    run: () => api('POST /api/admin/students/:studentId/national-number/show', { params: { studentId } }),
    refused: messageOf,
  });

export const useWriteNationalNumber = (studentId: number) =>
  useAction({
    run: (number: string | null) =>
      api('PUT /api/admin/students/:studentId/national-number', { params: { studentId }, body: { number } }),
    done: ({ masked }) => (masked ? nationalNumber.saved : nationalNumber.removed),
    refresh: [nationalNumberQuery(studentId).queryKey],
  });

/** As the request has it. */
const writable = ({ heads, fields }: SavedColumns) => ({ heads: [...heads], fields: [...fields] });

type LikenessChoices = NonNullable<Input<'POST /api/admin/students/import'>['body']['choices']>;

export const usePreviewImport = (choices: LikenessChoices) =>
  useAction({ run: (rows: string[][]) => api('POST /api/admin/students/import/preview', { body: { rows, choices } }) });

export const useImportStudents = (choices: LikenessChoices, learned: SavedColumns | null) =>
  useFormAction({
    run: (rows: string[][]) =>
      api('POST /api/admin/students/import', {
        body: { rows, choices, ...(learned && { learned: writable(learned) }) },
      }),
    done: ({ added, changed }) => importDone(added, changed),
  });

export const useUndoImport = () =>
  useStep({
    run: (importId: number) => api('POST /api/admin/students/import/undo', { body: { importId } }),
    done: ({ removed, restored, skipped }) => lastImport.undone(removed, restored, skipped),
  });

export const usePreviewYearList = (choices: LikenessChoices) =>
  useAction({ run: (rows: string[][]) => api('POST /api/admin/promotion/list/preview', { body: { rows, choices } }) });

/** Carries out what was seen, and nothing else: a roster that changed since is refused. */
export const useTakeYearList = (choices: LikenessChoices, learned: SavedColumns | null, seen: string) => {
  const send = useKeyed((wish: { rows: string[][]; choices: LikenessChoices; seen: string }, requestKey) =>
    api('POST /api/admin/promotion/list', {
      body: { ...wish, requestKey, ...(learned && { learned: writable(learned) }) },
    }),
  );
  return useFormAction({
    run: (rows: string[][]) => send({ rows, choices, seen }),
    done: ({ moved, left, added }) => yearList.done(moved, left, added),
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
export const usePromote = () =>
  useFormAction({
    run: (seen: PromotionPreview['moves']) => api('POST /api/admin/promotion', { body: { expected: headcount(seen) } }),
    done: ({ moves }) => yearChange.done(countMoves(moves)),
  });

export const useUndoPromotion = () =>
  useStep({
    run: (promotionId: number) => api('POST /api/admin/promotion/undo', { body: { promotionId } }),
    done: ({ restored, skipped }) => yearChange.undone(restored, skipped),
  });

import type { Grade } from '#domain/roster/grades';
import { formatMoment } from '#strings/dates';
import { gradeLabel, gradeNames, listWords } from '#strings/widgets';
import type { Column } from './table.tsx';

/** Whose row it is. */
export const PUPIL: Column<{ studentName: string }> = {
  id: 'student',
  title: listWords.pupil,
  cell: ({ studentName }) => <span className="min-w-0 break-words">{studentName}</span>,
  sortBy: ({ studentName }) => studentName,
  className: 'desk:min-w-44',
};

export const GRADE: Column<{ grade: Grade }> = {
  id: 'grade',
  title: gradeLabel,
  cell: ({ grade }) => gradeNames[grade],
  sortBy: ({ grade }) => grade,
  phone: 'plain',
  className: 'whitespace-nowrap',
};

/** When something of the row happened, by its name there; nothing where it has not. */
export const momentColumn = <Key extends string>(
  id: Key,
  title: string,
  format = formatMoment,
): Column<Readonly<Record<Key, string | null>>> => ({
  id,
  title,
  cell: (row) => row[id] && format(row[id]),
  sortBy: (row) => row[id] ?? '',
  className: 'whitespace-nowrap',
});

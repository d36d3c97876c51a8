import type { Grade } from '#domain/roster/grades';
import { formatMoment } from '#strings/dates';
import { gradeLabel, gradeNames, listWords } from '#strings/widgets';
import { PupilLink } from '../pupil-link.tsx';
import type { Column } from './table.tsx';

/** Whose row it is; one who is gone has no page. */
export const PUPIL: Column<{ studentId: number | null; studentName: string }> = {
  id: 'student',
  title: listWords.pupil,
  cell: ({ studentId, studentName }) =>
    studentId === null ? studentName : <PupilLink id={studentId} name={studentName} />,
  sortBy: ({ studentName }) => studentName,
  className: 'desk:min-w-44',
};

export const GRADE: Omit<Column<{ grade: Grade }>, 'inFile'> = {
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

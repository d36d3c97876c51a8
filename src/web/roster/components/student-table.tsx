import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '#strings/dates';
import { studentActions, studentCells, studentColumns } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { Student } from '#wire/roster';

interface RowActions {
  onEdit: (student: Student) => void;
  onArchive: (student: Student) => void;
  onRestore: (student: Student) => void;
  /** The pupil who is being brought back right now. */
  restoringId: number | null;
}

const lastLoginOf = ({ lastLogin }: Student): string => (lastLogin ? formatMoment(lastLogin) : studentCells.never);

const LoginBadge = ({ student }: { student: Student }) => (
  <Badge tone={student.hasCredentials ? 'good' : 'wait'}>
    {student.hasCredentials ? studentCells.hasLogin : studentCells.noLogin}
  </Badge>
);

/** On a phone the other columns are folded into a second line under the name. */
const Name = ({ student }: { student: Student }) => (
  <span className="grid">
    {student.name}
    {student.nameReading && <span className="text-sm font-semibold text-muted">{student.nameReading}</span>}
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm font-semibold text-muted md:hidden">
      <span>{gradeNames[student.grade]}</span>
      {student.classId && <span>{studentCells.classOf(student.classId)}</span>}
      {!student.hasCredentials && <LoginBadge student={student} />}
      <span className="basis-full">{lastLoginOf(student)}</span>
    </span>
  </span>
);

const Actions = ({ student, actions }: { student: Student; actions: RowActions }) =>
  student.archivedAt ? (
    <IconButton
      icon="refresh"
      label={studentActions.restore(student.name)}
      busy={actions.restoringId === student.id}
      onClick={() => actions.onRestore(student)}
      className="bg-emerald-soft text-emerald-ink lg:size-9"
    />
  ) : (
    <span className="flex gap-1.5">
      <IconButton
        icon="edit"
        label={studentActions.edit(student.name)}
        onClick={() => actions.onEdit(student)}
        className="bg-paper lg:size-9"
      />
      <IconButton
        icon="archive"
        label={studentActions.archive(student.name)}
        onClick={() => actions.onArchive(student)}
        className="bg-paper lg:size-9"
      />
    </span>
  );

const WIDE = 'max-md:hidden whitespace-nowrap';

const dayColumn: Column<Student> = {
  id: 'archived-at',
  title: studentColumns.archivedAt,
  cell: ({ archivedAt }) => (archivedAt ? formatDay(archivedAt) : ''),
  sortBy: (student) => student.archivedAt ?? '',
  className: `${WIDE} text-muted`,
};

const loginColumn: Column<Student> = {
  id: 'last-login',
  title: studentColumns.lastLogin,
  cell: lastLoginOf,
  sortBy: (student) => student.lastLogin ?? '',
  className: `${WIDE} text-muted`,
};

const columnsFor = (actions: RowActions, archived: boolean): Column<Student>[] => [
  {
    id: 'name',
    title: studentColumns.name,
    cell: (student) => <Name student={student} />,
    sortBy: (student) => student.name,
  },
  {
    id: 'grade',
    title: studentColumns.grade,
    cell: (student) => gradeNames[student.grade],
    sortBy: (student) => student.grade,
    className: WIDE,
  },
  {
    id: 'class',
    title: studentColumns.classId,
    cell: ({ classId }) => classId ?? <span className="text-muted">{studentCells.noClass}</span>,
    sortBy: (student) => student.classId ?? '',
    className: WIDE,
  },
  {
    id: 'login',
    title: studentColumns.login,
    cell: (student) => <LoginBadge student={student} />,
    sortBy: (student) => Number(student.hasCredentials),
    className: WIDE,
  },
  archived ? dayColumn : loginColumn,
  {
    id: 'actions',
    title: studentColumns.actions,
    cell: (student) => <Actions student={student} actions={actions} />,
    className: 'w-px',
  },
];

interface StudentTableProps extends RowActions {
  label: string;
  students: readonly Student[];
  archived: boolean;
  empty: ReactNode;
}

export const StudentTable = ({ label, students, archived, empty, ...actions }: StudentTableProps) => (
  <DataTable
    label={label}
    columns={columnsFor(actions, archived)}
    rows={students}
    rowKey={(student) => student.id}
    empty={empty}
  />
);

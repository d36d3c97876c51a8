import { formatDay, formatMoment } from '#strings/dates';
import { studentCells, studentColumns } from '#strings/roster/staff';
import { Badge } from '#web/ui/badge.tsx';
import { GRADE, momentColumn } from '#web/ui/list/columns.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { Student } from '#wire/roster';

const NAMED: readonly Column<Student>[] = [
  {
    id: 'name',
    title: studentColumns.name,
    cell: ({ id, name, nameReading }) => (
      <span className="grid">
        <PupilLink id={id} name={name} />
        {nameReading && <span className="text-sm font-semibold text-muted">{nameReading}</span>}
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  GRADE,
  {
    id: 'class',
    title: studentColumns.classId,
    cell: ({ classId }) => classId,
    sortBy: ({ classId }) => classId ?? '',
    className: 'whitespace-nowrap',
  },
  {
    id: 'login',
    title: studentColumns.login,
    cell: ({ hasCredentials }) => (
      <Badge tone={hasCredentials ? 'good' : 'wait'}>
        {hasCredentials ? studentCells.hasLogin : studentCells.noLogin}
      </Badge>
    ),
    sortBy: ({ hasCredentials }) => Number(hasCredentials),
    phone: 'plain',
    className: 'whitespace-nowrap',
  },
];

export const COLUMNS: readonly Column<Student>[] = [
  ...NAMED,
  {
    ...momentColumn('lastLogin', studentColumns.lastLogin),
    id: 'last-login',
    cell: ({ lastLogin }) => (lastLogin ? formatMoment(lastLogin) : studentCells.never),
    className: 'whitespace-nowrap text-muted',
  },
];

export const ARCHIVED_COLUMNS: readonly Column<Student>[] = [
  ...NAMED,
  {
    ...momentColumn('archivedAt', studentColumns.archivedAt, formatDay),
    id: 'archived-at',
    className: 'whitespace-nowrap text-muted',
  },
];

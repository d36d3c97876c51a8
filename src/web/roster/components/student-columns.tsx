import { formatDay, formatMoment } from '#strings/dates';
import { studentCells, studentColumns } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import type { Student } from '#wire/roster';

const NAMED: readonly Column<Student>[] = [
  {
    id: 'name',
    title: studentColumns.name,
    cell: ({ name, nameReading }) => (
      <span className="grid">
        {name}
        {nameReading && <span className="text-sm font-semibold text-muted">{nameReading}</span>}
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  {
    id: 'grade',
    title: studentColumns.grade,
    cell: ({ grade }) => gradeNames[grade],
    sortBy: ({ grade }) => grade,
    phone: 'plain',
    className: 'whitespace-nowrap',
  },
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
    id: 'last-login',
    title: studentColumns.lastLogin,
    cell: ({ lastLogin }) => (lastLogin ? formatMoment(lastLogin) : studentCells.never),
    sortBy: ({ lastLogin }) => lastLogin ?? '',
    className: 'whitespace-nowrap text-muted',
  },
];

export const ARCHIVED_COLUMNS: readonly Column<Student>[] = [
  ...NAMED,
  {
    id: 'archived-at',
    title: studentColumns.archivedAt,
    cell: ({ archivedAt }) => archivedAt && formatDay(archivedAt),
    sortBy: ({ archivedAt }) => archivedAt ?? '',
    className: 'whitespace-nowrap text-muted',
  },
];

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { REWARD_BADGES, type RewardBadge } from '#domain/rewards/statuses';
import { formatNumber } from '#strings/plural';
import { badgeNames, studentsOverview } from '#strings/rewards/staff';
import { gradeNames } from '#strings/widgets';
import { Money } from '#web/ledger/components/admin-money.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { RewardedStudent } from '#wire/rewards';

const TONES = { none: 'plain', sent: 'wait', claimed: 'good' } as const satisfies Record<RewardBadge, string>;

/** Nothing for who has not agreed to the terms: no reward can reach the pupil yet. */
const BadgeOf = ({ badge }: Pick<RewardedStudent, 'badge'>) =>
  badge && <Badge tone={TONES[badge]}>{badgeNames[badge]}</Badge>;

export interface StudentActions {
  selected: ReadonlySet<number>;
  onSelect: (student: RewardedStudent, isSelected: boolean) => void;
  onGive: (student: RewardedStudent) => void;
  /** Null for who may not clear. */
  onClear: ((student: RewardedStudent) => void) | null;
}

const Who = ({ student, selected, onSelect }: { student: RewardedStudent } & StudentActions) => (
  <span className="flex items-start gap-3">
    <Checkbox
      aria-label={studentsOverview.select(student.name)}
      checked={selected.has(student.studentId)}
      onChange={(event) => onSelect(student, event.target.checked)}
    />
    <span className="grid min-w-0 leading-snug">
      <span className="break-words">{student.name}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm font-semibold text-muted lg:hidden">
        {gradeNames[student.grade]}
        <BadgeOf badge={student.badge} />
        <Money type="points" amount={student.points} />
        <Money type="coins" amount={student.coins} />
        {student.sent > 0 && studentsOverview.progress(student.claimed, student.sent)}
      </span>
    </span>
  </span>
);

const QUIET = 'text-emerald-ink hover:bg-emerald-soft lg:size-9';

const Actions = ({ student, onGive, onClear }: { student: RewardedStudent } & StudentActions) => (
  <span className="flex gap-0.5 max-lg:flex-col">
    <IconButton
      icon="gift"
      label={studentsOverview.giveTo(student.name)}
      onClick={() => onGive(student)}
      className={QUIET}
    />
    <Link
      to="/admin/ledger"
      search={{ student: student.studentId }}
      aria-label={studentsOverview.ledgerOf(student.name)}
      title={studentsOverview.ledgerOf(student.name)}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-2xl ${QUIET}`}
    >
      <Icon name="ledger" className="size-5" />
    </Link>
    {onClear && (
      <IconButton
        icon="trash"
        label={studentsOverview.clearOf(student.name)}
        onClick={() => onClear(student)}
        className="text-danger hover:bg-danger-soft lg:size-9"
      />
    )}
  </span>
);

const WIDE = 'max-lg:hidden whitespace-nowrap';

const countColumn = (id: 'sent' | 'claimed' | 'expired'): Column<RewardedStudent> => ({
  id,
  title: studentsOverview[id],
  cell: (student) => (
    <span className={student[id] === 0 ? 'text-muted' : 'font-extrabold'}>{formatNumber(student[id])}</span>
  ),
  sortBy: (student) => student[id],
  className: `${WIDE} tabular-nums`,
});

const columnsFor = (actions: StudentActions): Column<RewardedStudent>[] => [
  {
    id: 'student',
    title: studentsOverview.student,
    cell: (student) => <Who student={student} {...actions} />,
    sortBy: (student) => student.name,
    className: 'lg:min-w-60',
  },
  {
    id: 'grade',
    title: studentsOverview.grade,
    cell: (student) => gradeNames[student.grade],
    sortBy: (student) => student.grade,
    className: WIDE,
  },
  {
    id: 'badge',
    title: studentsOverview.badge,
    cell: BadgeOf,
    sortBy: ({ badge }) => (badge ? REWARD_BADGES.indexOf(badge) : -1),
    className: WIDE,
  },
  {
    id: 'points',
    title: studentsOverview.points,
    cell: (student) => <Money type="points" amount={student.points} />,
    sortBy: (student) => student.points,
    className: WIDE,
  },
  {
    id: 'coins',
    title: studentsOverview.coins,
    cell: (student) => <Money type="coins" amount={student.coins} />,
    sortBy: (student) => student.coins,
    className: WIDE,
  },
  countColumn('sent'),
  countColumn('claimed'),
  countColumn('expired'),
  {
    id: 'actions',
    title: studentsOverview.actions,
    cell: (student) => <Actions student={student} {...actions} />,
    className: 'w-px',
  },
];

interface StudentsTableProps extends StudentActions {
  students: readonly RewardedStudent[];
  empty: ReactNode;
}

export const StudentsTable = ({ students, empty, ...actions }: StudentsTableProps) => (
  <DataTable
    label={studentsOverview.table}
    columns={columnsFor(actions)}
    rows={students}
    rowKey={(student) => student.studentId}
    empty={empty}
  />
);

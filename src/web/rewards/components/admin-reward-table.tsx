import type { ReactNode } from 'react';
import type { TrackingStatus } from '#domain/rewards/statuses';
import { formatDay, formatMoment } from '#strings/dates';
import { rewardList, sourceNames } from '#strings/rewards/staff';
import { gradeNames } from '#strings/widgets';
import { Money } from '#web/ledger/components/admin-money.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { TrackedReward } from '#wire/rewards';

const TONES = { Claimed: 'good', Sent: 'wait', Pending: 'plain' } as const satisfies Record<TrackingStatus, string>;

const Status = ({ reward }: { reward: TrackedReward }) => (
  <span className="flex flex-wrap items-center gap-1">
    <Badge tone={TONES[reward.status]}>
      <span lang="en">{reward.status}</span>
    </Badge>
    {reward.isExpired && <Badge tone="bad">{rewardList.expired}</Badge>}
  </span>
);

const Source = ({ reward }: { reward: TrackedReward }) => (
  <span className="grid leading-snug">
    {sourceNames[reward.source]}
    {reward.title && <span className="text-sm break-words text-muted">{reward.title}</span>}
  </span>
);

/** On a phone the other columns are told under the name, so that the button stays within reach of the thumb. */
const Who = ({ reward }: { reward: TrackedReward }) => (
  <span className="grid leading-snug">
    <span className="break-words">{reward.studentName}</span>
    <span className="text-sm font-semibold text-muted">{gradeNames[reward.grade]}</span>
    <span className="grid justify-items-start gap-1 pt-1 text-sm font-semibold text-muted lg:hidden">
      <Source reward={reward} />
      <Status reward={reward} />
      {formatMoment(reward.createdAt)}
    </span>
  </span>
);

/** When it went to the pupil's pocket, or when it will no longer. */
const Ends = ({ reward }: { reward: TrackedReward }) =>
  reward.claimedAt ? rewardList.claimedAt(formatDay(reward.claimedAt)) : formatDay(reward.expiresAt);

const WIDE = 'max-lg:hidden';

const dataColumns: Column<TrackedReward>[] = [
  {
    id: 'student',
    title: rewardList.student,
    cell: (reward) => <Who reward={reward} />,
    sortBy: (reward) => reward.studentName,
    className: 'lg:min-w-52',
  },
  {
    id: 'source',
    title: rewardList.source,
    cell: (reward) => <Source reward={reward} />,
    sortBy: (reward) => sourceNames[reward.source],
    className: WIDE,
  },
  {
    id: 'amount',
    title: rewardList.amount,
    cell: (reward) => <Money type={reward.type} amount={reward.amount} />,
    sortBy: (reward) => reward.amount,
  },
  {
    id: 'status',
    title: rewardList.status,
    cell: (reward) => <Status reward={reward} />,
    sortBy: (reward) => reward.status,
    className: WIDE,
  },
  {
    id: 'createdAt',
    title: rewardList.createdAt,
    cell: (reward) => formatMoment(reward.createdAt),
    sortBy: (reward) => reward.createdAt,
    className: `${WIDE} whitespace-nowrap text-sm`,
  },
  {
    id: 'expiresAt',
    title: rewardList.expiresAt,
    cell: (reward) => <Ends reward={reward} />,
    sortBy: (reward) => reward.claimedAt ?? reward.expiresAt,
    className: `${WIDE} whitespace-nowrap text-sm`,
  },
];

interface RewardTableProps {
  rewards: readonly TrackedReward[];
  /** Null for who may not delete. */
  onRemove: ((reward: TrackedReward) => void) | null;
  empty: ReactNode;
}

const removeColumn = (onRemove: (reward: TrackedReward) => void): Column<TrackedReward> => ({
  id: 'actions',
  title: rewardList.actions,
  cell: (reward) => (
    <IconButton
      icon="trash"
      label={rewardList.remove(reward.studentName)}
      onClick={() => onRemove(reward)}
      className="text-danger hover:bg-danger-soft lg:size-9"
    />
  ),
  className: 'w-px',
});

export const RewardTable = ({ rewards, onRemove, empty }: RewardTableProps) => (
  <DataTable
    label={rewardList.table}
    columns={onRemove ? [...dataColumns, removeColumn(onRemove)] : dataColumns}
    rows={rewards}
    rowKey={(reward) => reward.id}
    empty={empty}
  />
);

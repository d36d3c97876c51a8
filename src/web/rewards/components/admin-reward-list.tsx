import { useInfiniteQuery } from '@tanstack/react-query';
import type { TrackingStatus } from '#domain/rewards/statuses';
import { formatDay } from '#strings/dates';
import { moneyNames, moneyText } from '#strings/money';
import { wallOf } from '#strings/read-back';
import { adminRewards, deleteReward, rewardFilters, sourceNames, rewardList as texts } from '#strings/rewards/staff';
import { gradeLabel, gradeNames } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { Money } from '#web/ui/admin-money.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { momentColumn, PUPIL } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { TrackedReward } from '#wire/rewards';
import { useDeleteReward } from '../admin-mutations.ts';
import { rewardsQuery } from '../admin-queries.ts';
import { rewardsSearch } from '../admin-search.ts';
import { Sentences } from './admin-sentences.tsx';

const TONES: Record<TrackingStatus, Tone> = { Claimed: 'good', Sent: 'wait', Pending: 'plain' };

const COLUMNS: readonly Column<TrackedReward>[] = [
  {
    ...PUPIL,
    cell: ({ studentId, studentName, grade }) => (
      <span className="grid leading-snug">
        <PupilLink id={studentId} name={studentName} />
        <span className="text-sm font-semibold text-muted">{gradeNames[grade]}</span>
      </span>
    ),
    inFile: [
      { title: PUPIL.title, value: ({ studentName }) => studentName },
      { title: gradeLabel, value: ({ grade }) => gradeNames[grade] },
    ],
    className: 'desk:min-w-52',
  },
  {
    id: 'source',
    title: texts.source,
    cell: ({ source, title }) => (
      <span className="grid leading-snug">
        {sourceNames[source]}
        {title && <span className="text-sm break-words text-muted">{title}</span>}
      </span>
    ),
    inFile: [
      { title: texts.source, value: ({ source }) => sourceNames[source] },
      { title: texts.title, value: ({ title }) => title },
    ],
    sortBy: ({ source }) => sourceNames[source],
  },
  {
    id: 'amount',
    title: texts.amount,
    cell: ({ type, amount }) => <Money type={type} amount={amount} />,
    inFile: [
      { title: texts.amount, value: ({ amount }) => amount },
      { title: texts.type, value: ({ type }) => moneyNames[type] },
    ],
    sortBy: ({ amount }) => amount,
    phone: 'plain',
  },
  {
    id: 'status',
    title: texts.status,
    cell: ({ status, isExpired }) => (
      <span className="flex flex-wrap items-center gap-1">
        <Badge tone={TONES[status]}>
          <span lang="en">{status}</span>
        </Badge>
        {isExpired && <Badge tone="bad">{texts.expired}</Badge>}
      </span>
    ),
    sortBy: ({ status }) => status,
    phone: 'plain',
  },
  { ...momentColumn('createdAt', texts.createdAt), className: 'whitespace-nowrap text-sm' },
  {
    id: 'expiresAt',
    title: texts.expiresAt,
    // When it went to the pupil's pocket, or when it will no longer.
    cell: ({ claimedAt, expiresAt }) => (claimedAt ? texts.claimedAt(formatDay(claimedAt)) : formatDay(expiresAt)),
    inFile: [
      { title: texts.claimed, value: ({ claimedAt }) => wallOf(claimedAt) },
      { title: texts.expiresAt, value: ({ expiresAt }) => wallOf(expiresAt) },
    ],
    sortBy: ({ claimedAt, expiresAt }) => claimedAt ?? expiresAt,
    className: 'whitespace-nowrap text-sm',
  },
];

export const RewardList = ({ onGive }: { onGive: () => void }) => {
  const list = useList(rewardsSearch);
  const query = useInfiniteQuery(rewardsQuery(list.wanted));
  const remove = useDeleteReward();
  const isAdmin = useIsAdmin();
  return (
    <StaffList
      label={texts.table}
      list={list}
      query={query}
      rows={query.data?.pages.flatMap((page) => page.rewards)}
      rowKey={({ id }) => id}
      rowName={({ studentName }) => studentName}
      columns={COLUMNS}
      search={rewardFilters.search}
      filters={
        <>
          {list.filter('source', { label: rewardFilters.source, all: rewardFilters.allSources, names: sourceNames })}
          {list.filter('type', { label: rewardFilters.type, all: rewardFilters.allTypes, names: moneyNames })}
        </>
      }
      note={({ length }) => texts.counted(length, query.hasNextPage)}
      {...(isAdmin && {
        actions: (reward: TrackedReward) => [
          {
            label: texts.remove(reward.studentName),
            icon: 'trash',
            look: 'danger',
            isQuiet: true,
            confirm: {
              ...deleteReward,
              body: (
                <Sentences
                  first={deleteReward.body(moneyText(reward.type, reward.amount), reward.studentName)}
                  second={reward.status === 'Claimed' ? deleteReward.claimed : deleteReward.unclaimed}
                />
              ),
              tone: 'danger',
            },
            run: () => remove.mutateAsync(reward.id),
          },
        ],
      })}
      empty={{
        icon: 'gift',
        title: texts.emptyTitle,
        body: texts.emptyBody,
        action: (
          <Button look="gold" icon="gift" onClick={onGive}>
            {adminRewards.give}
          </Button>
        ),
      }}
    />
  );
};

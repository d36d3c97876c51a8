import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { REWARD_SOURCES, REWARD_TYPES } from '#domain/rewards/kinds';
import { GRADES } from '#domain/roster/grades';
import { moneyNames } from '#strings/money';
import { adminRewards, rewardFilters, rewardList, sourceNames } from '#strings/rewards/staff';
import { gradeNames } from '#strings/widgets';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { TrackedReward } from '#wire/rewards';
import { rewardsQuery } from '../admin-queries.ts';
import { rewardsSearch } from '../admin-search.ts';
import { RewardTable } from './admin-reward-table.tsx';
import { RowsSkeleton } from './admin-rows-skeleton.tsx';

const route = getRouteApi('/admin/rewards');

const Filters = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const { source, type, grade } = route.useSearch();
  const navigate = route.useNavigate();
  const filterBy = (part: Record<string, unknown>) =>
    void navigate({ search: (before) => rewardsSearch({ ...before, ...part }), replace: true });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox label={rewardFilters.search} onSearch={onSearch} className="min-w-0 flex-1 basis-64" />
      <Filter
        label={rewardFilters.source}
        all={rewardFilters.allSources}
        options={REWARD_SOURCES}
        nameOf={(each) => sourceNames[each]}
        value={source}
        onChange={(next) => filterBy({ source: next })}
      />
      <Filter
        label={rewardFilters.type}
        all={rewardFilters.allTypes}
        options={REWARD_TYPES}
        nameOf={(each) => moneyNames[each]}
        value={type}
        onChange={(next) => filterBy({ type: next })}
      />
      <Filter
        label={rewardFilters.grade}
        all={rewardFilters.allGrades}
        options={GRADES}
        nameOf={(each) => gradeNames[each]}
        value={grade}
        onChange={(next) => filterBy({ grade: next })}
      />
    </div>
  );
};

const Nothing = ({ filtered, onGive }: { filtered: boolean; onGive: () => void }) =>
  filtered ? (
    <EmptyState icon="search" title={rewardList.noMatchTitle} body={rewardList.noMatchBody} />
  ) : (
    <EmptyState
      icon="gift"
      title={rewardList.emptyTitle}
      body={rewardList.emptyBody}
      action={
        <Button look="gold" icon="gift" onClick={onGive}>
          {adminRewards.give}
        </Button>
      }
    />
  );

interface RewardListProps {
  onRemove: ((reward: TrackedReward) => void) | null;
  onGive: () => void;
}

const Rows = ({ search, onRemove, onGive }: RewardListProps & { search: string }) => {
  const filter = route.useSearch();
  const query = useInfiniteQuery(rewardsQuery({ ...filter, search }));
  const { data, error, hasNextPage } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <RowsSkeleton />;
  const rewards = data.pages.flatMap((page) => page.rewards);
  const filtered = Boolean(filter.source || filter.type || filter.grade || search);
  return (
    <>
      {error && <Alert>{adminRewards.loadRewardsFailed}</Alert>}
      <p role="status" className="flex gap-4 font-extrabold text-muted">
        {rewardList.counted(rewards.length, hasNextPage)}
        {query.isPlaceholderData && <span className="animate-pulse">{rewardList.updating}</span>}
      </p>
      <RewardTable rewards={rewards} onRemove={onRemove} empty={<Nothing filtered={filtered} onGive={onGive} />} />
      <MoreButton query={query}>{rewardList.more}</MoreButton>
    </>
  );
};

export const RewardList = (props: RewardListProps) => {
  const [search, setSearch] = useState('');
  return (
    <div className="grid grid-cols-1 gap-3">
      <Filters onSearch={setSearch} />
      <Rows search={search} {...props} />
    </div>
  );
};

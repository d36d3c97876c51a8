import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { adminRewards } from '#strings/rewards/staff';
import { useIsAdmin } from '#web/access/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { rewardsSearch } from '../admin-search.ts';
import { RecentGifts } from '../components/admin-recent-gifts.tsx';
import { RewardDialogs, type RewardsDialog } from '../components/admin-reward-dialogs.tsx';
import { RewardList } from '../components/admin-reward-list.tsx';
import { StudentsOverview } from '../components/admin-students-overview.tsx';

const route = getRouteApi('/admin/rewards');

const TABS = [
  { id: 'list', title: adminRewards.list },
  { id: 'students', title: adminRewards.students },
] as const;

export const AdminRewards = () => {
  const { tab = 'list' } = route.useSearch();
  const navigate = route.useNavigate();
  const isAdmin = useIsAdmin();
  const [open, setOpen] = useState<RewardsDialog | null>(null);
  const giveTo = (ids: readonly number[]) => setOpen({ give: ids });
  return (
    <>
      <PageHead title={adminRewards.title} intro={adminRewards.intro}>
        <Button look="gold" icon="gift" onClick={() => giveTo([])}>
          {adminRewards.give}
        </Button>
      </PageHead>
      <RecentGifts onTakeBack={(batch) => setOpen({ takeBack: batch })} />
      <Tabs
        label={adminRewards.tabs}
        tabs={TABS}
        selected={tab}
        onSelect={(next) => void navigate({ search: (before) => rewardsSearch({ ...before, tab: next }) })}
      >
        {tab === 'list' ? (
          <RewardList onRemove={isAdmin ? (reward) => setOpen({ remove: reward }) : null} onGive={() => giveTo([])} />
        ) : (
          <StudentsOverview onGive={giveTo} onClear={isAdmin ? (student) => setOpen({ clear: student }) : null} />
        )}
      </Tabs>
      <RewardDialogs open={open} onClose={() => setOpen(null)} />
    </>
  );
};

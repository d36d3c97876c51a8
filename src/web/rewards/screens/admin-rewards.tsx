import { useState } from 'react';
import { adminRewards, giveScreen } from '#strings/rewards/staff';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { rewardsSearch } from '../admin-search.ts';
import { GiveDialog } from '../components/admin-give-dialog.tsx';
import { RecentGifts } from '../components/admin-recent-gifts.tsx';
import { RewardList } from '../components/admin-reward-list.tsx';
import { StudentsOverview } from '../components/admin-students-overview.tsx';

const TABS = [
  { id: 'list', title: adminRewards.list },
  { id: 'students', title: adminRewards.students },
] as const;

export const AdminRewards = () => {
  const { chosen, open } = useList(rewardsSearch);
  const { tab = 'list' } = chosen;
  /** The pupils with whom the form starts, while it is open. */
  const [giving, setGiving] = useState<readonly number[] | null>(null);
  return (
    <>
      <PageHead title={adminRewards.title} intro={adminRewards.intro}>
        <ButtonLink to="/admin/give" look="emerald" icon="users">
          {giveScreen.open}
        </ButtonLink>
        <Button look="gold" icon="gift" onClick={() => setGiving([])}>
          {adminRewards.give}
        </Button>
      </PageHead>
      <RecentGifts />
      <Tabs label={adminRewards.tabs} tabs={TABS} selected={tab} onSelect={(next) => open({ tab: next })}>
        {tab === 'list' ? <RewardList onGive={() => setGiving([])} /> : <StudentsOverview onGive={setGiving} />}
      </Tabs>
      {giving && <GiveDialog ids={giving} onClose={() => setGiving(null)} />}
    </>
  );
};

import { privilegesPage as texts } from '#strings/privileges/staff';
import { useList } from '#web/ui/list/use-list.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { privilegesSearch } from '../admin-search.ts';
import { Offers } from './offers.tsx';
import { PicksTable } from './picks-table.tsx';

const PARTS = [
  { id: 'picks', title: texts.picks },
  { id: 'offers', title: texts.offers },
] as const;

/** /admin/privileges, and a tab of the staff dashboard. */
export const PrivilegesPanel = () => {
  const { chosen, open } = useList(privilegesSearch);
  const { part = 'picks' } = chosen;
  return (
    <Tabs look="soft" label={texts.tabs} tabs={PARTS} selected={part} onSelect={(next) => open({ part: next })}>
      {part === 'offers' ? <Offers /> : <PicksTable />}
    </Tabs>
  );
};

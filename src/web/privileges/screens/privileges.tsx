import { privilegesPage as texts, waitingCount } from '#strings/privileges/staff';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { privilegesSearch } from '../admin-search.ts';
import { Offers } from '../components/offers.tsx';
import { PicksTable } from '../components/picks-table.tsx';
import { usePicks } from '../queries.ts';

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

export const Privileges = () => {
  const waiting = usePicks(useList(privilegesSearch).wanted).data?.pages[0]?.waiting;
  return (
    <>
      <PageHead
        title={texts.title}
        intro={texts.intro}
        note={waiting === undefined ? undefined : waitingCount(waiting)}
      />
      <PrivilegesPanel />
    </>
  );
};

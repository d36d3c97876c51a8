import { privilegesPage, waitingCount } from '#strings/privileges/staff';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { privilegesSearch } from '../admin-search.ts';
import { PrivilegesPanel } from '../components/privileges-panel.tsx';
import { usePicks } from '../queries.ts';

export const Privileges = () => {
  const waiting = usePicks(useList(privilegesSearch).wanted).data?.pages[0]?.waiting;
  return (
    <>
      <PageHead
        title={privilegesPage.title}
        intro={privilegesPage.intro}
        note={waiting === undefined ? undefined : waitingCount(waiting)}
      />
      <PrivilegesPanel />
    </>
  );
};

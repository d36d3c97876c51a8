import { privilegesPage, waitingCount } from '#strings/privileges/staff';
import { PageHead } from '#web/ui/page-head.tsx';
import { PrivilegesPanel } from '../components/privileges-panel.tsx';
import { usePicks } from '../queries.ts';

export const Privileges = () => {
  const waiting = usePicks('all').data?.pages[0]?.waiting;
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

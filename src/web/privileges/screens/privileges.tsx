import { useInfiniteQuery } from '@tanstack/react-query';
import { privilegesPage, waitingCount } from '#strings/privileges';
import { PageHead } from '#web/ui/page-head.tsx';
import { PrivilegesPanel } from '../components/privileges-panel.tsx';
import { picksQuery } from '../queries.ts';

export const Privileges = () => {
  const waiting = useInfiniteQuery(picksQuery('all')).data?.pages[0]?.waiting;
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

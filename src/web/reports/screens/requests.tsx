import { pendingCount, requests } from '#strings/reports/staff';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { requestsSearch } from '../admin-search.ts';
import { RequestsTable } from '../components/requests-table.tsx';
import { useReports } from '../queries.ts';

export const Requests = () => {
  const pending = useReports(useList(requestsSearch).wanted).data?.pages[0]?.pending;
  return (
    <>
      <PageHead
        title={requests.title}
        intro={requests.intro}
        note={pending === undefined ? undefined : pendingCount(pending)}
      />
      <RequestsTable />
    </>
  );
};

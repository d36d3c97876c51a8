import '../handover.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { handoverPaper as texts } from '#strings/store/staff';
import { usePrintWhenReady } from '#web/lib/print-when-ready.ts';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { handoverQuery } from '../admin-queries.ts';
import { HandoverPaper } from '../components/admin-handover-paper.tsx';

const Skeleton = () => (
  <Loading>
    <div className="mx-auto grid max-w-[190mm] gap-3 p-6">
      <Bone className="h-10 w-64" />
      <Bone className="h-[36rem]" />
    </div>
  </Loading>
);

/** A window of its own. It checks nothing itself: the server refuses everybody but staff. */
export const AdminHandover = () => {
  const { grade } = getRouteApi('/admin/store/handover').useSearch();
  const { data, error, refetch } = useQuery(handoverQuery(grade));
  const hasPaper = data !== undefined && data.length > 0;
  usePrintWhenReady(hasPaper);
  return (
    <PrintPage
      title={texts.title}
      note={data ? texts.counted(data.length) : error ? undefined : texts.preparing}
      print={hasPaper ? texts.print : undefined}
    >
      {!data && !error && <Skeleton />}
      <main className="p-4 print:p-0">
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <EmptyState icon="shop" title={texts.empty} body={texts.emptyBody} />}
        {hasPaper && <HandoverPaper orders={data} />}
      </main>
    </PrintPage>
  );
};

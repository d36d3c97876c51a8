import '../handover.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { handoverPaper as texts } from '#strings/store/staff';
import { usePrintWhenReady } from '#web/lib/print-when-ready.ts';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { handoverQuery } from '../admin-queries.ts';
import { HandoverPaper } from '../components/admin-handover-paper.tsx';

const skeleton = <Bones layout="mx-auto grid max-w-[190mm] gap-3 p-2" look={['h-10 w-64', 'h-[36rem]']} />;

/** A window of its own. It checks nothing itself: the server refuses everybody but staff. */
export const AdminHandover = () => {
  const { grade } = getRouteApi('/admin/store/handover').useSearch();
  const query = useQuery(handoverQuery(grade));
  const { data, error } = query;
  const hasPaper = data !== undefined && data.length > 0;
  usePrintWhenReady(hasPaper);
  return (
    <PrintPage
      title={texts.title}
      note={data ? texts.counted(data.length) : error ? undefined : texts.preparing}
      print={hasPaper ? texts.print : undefined}
    >
      <main className="p-4 print:p-0">
        <Loaded query={query} skeleton={skeleton}>
          {(orders) =>
            orders.length > 0 ? (
              <HandoverPaper orders={orders} />
            ) : (
              <EmptyState icon="shop" title={texts.empty} body={texts.emptyBody} />
            )
          }
        </Loaded>
      </main>
    </PrintPage>
  );
};

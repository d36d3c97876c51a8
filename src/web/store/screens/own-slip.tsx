import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { myOrders, slipTexts as texts } from '#strings/store';
import { Icon } from '#web/ui/icon.tsx';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone, ErrorState, Loading } from '#web/ui/states.tsx';
import { PermissionSlip } from '../components/permission-slip.tsx';
import { slipQuery } from '../queries.ts';

/** To be looked at first, then printed. It checks nothing itself: the server shows a slip to its pupil alone. */
export const OwnSlip = () => {
  const { id } = getRouteApi('/student/store/orders/$id/slip').useParams();
  const { data, error, refetch } = useQuery(slipQuery(Number(id)));
  return (
    <PrintPage title={texts.window} note={data || error ? undefined : texts.preparing} print={data && texts.print}>
      <main className="grid gap-4 p-4 print:block print:p-0">
        <Link
          to="/student/store/orders"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-2xl bg-card px-4 font-extrabold shadow-card print:hidden"
        >
          <Icon name="forward" className="size-5 rotate-180" />
          {myOrders.title}
        </Link>
        {!data && !error && (
          <Loading>
            <Bone className="mx-auto h-[48rem] max-w-[210mm]" />
          </Loading>
        )}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <PermissionSlip slip={data} />}
      </main>
    </PrintPage>
  );
};

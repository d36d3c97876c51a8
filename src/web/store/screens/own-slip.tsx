import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { myOrders, slipTexts as texts } from '#strings/store';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Bone, ErrorState, Loading } from '#web/ui/states.tsx';
import { PermissionSlip } from '../components/permission-slip.tsx';
import { slipQuery } from '../queries.ts';

/** Paper and the way to the printer. It checks nothing itself: the server shows a slip to its pupil alone. */
export const OwnSlip = () => {
  const { id } = getRouteApi('/student/store/orders/$id/slip').useParams();
  const { data, error, refetch } = useQuery(slipQuery(Number(id)));
  useEffect(() => {
    const before = document.title;
    document.title = texts.title;
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <div className="min-h-dvh">
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-3 bg-(--peak-top) px-4 py-3 text-white print:hidden">
        <a
          href="/student/store/orders"
          className="inline-flex min-h-11 items-center gap-2 rounded-2xl bg-white/15 px-4 font-extrabold hover:bg-white/25"
        >
          <Icon name="forward" className="size-5 rotate-180" />
          {myOrders.title}
        </a>
        {data && (
          <Button look="gold" icon="print" onClick={() => window.print()} className="ms-auto">
            {texts.print}
          </Button>
        )}
      </header>
      <main className="p-4 print:p-0">
        {data && <PermissionSlip slip={data} />}
        {!data &&
          (error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading>
              <Bone className="mx-auto h-[60rem] max-w-[210mm]" />
            </Loading>
          ))}
      </main>
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { slipTexts as texts } from '#strings/store';
import { usePrintWhenReady } from '#web/lib/print-when-ready.ts';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone, ErrorState, Loading } from '#web/ui/states.tsx';
import { adminSlipQuery } from '../admin-queries.ts';
import { PermissionSlip } from '../components/permission-slip.tsx';

/** The same paper that the pupil can print, for a teacher who hands it out. */
export const AdminSlip = () => {
  const { id } = getRouteApi('/admin/store/orders/$id/slip').useParams();
  const { data, error, refetch } = useQuery(adminSlipQuery(Number(id)));
  usePrintWhenReady(data !== undefined);
  return (
    <PrintPage title={texts.window} note={data || error ? undefined : texts.preparing} print={data && texts.print}>
      <main className="p-4 print:p-0">
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

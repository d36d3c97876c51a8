import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { usePrintWhenReady } from '#web/lib/print-when-ready.ts';
import { adminSlipQuery } from '../admin-queries.ts';
import { SlipPage } from '../components/slip-page.tsx';

/** The same paper that the pupil can print, for a teacher who hands it out. */
export const AdminSlip = () => {
  const { id } = getRouteApi('/admin/store/orders/$id/slip').useParams();
  const query = useQuery(adminSlipQuery(Number(id)));
  usePrintWhenReady(query.data !== undefined);
  return <SlipPage query={query} />;
};

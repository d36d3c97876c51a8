import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { myOrders } from '#strings/store/pupil';
import { BackLink } from '#web/ui/button-link.tsx';
import { SlipPage } from '../components/slip-page.tsx';
import { slipQuery } from '../queries.ts';

/** To be looked at first, then printed. It checks nothing itself: the server shows a slip to its pupil alone. */
export const OwnSlip = () => {
  const { id } = getRouteApi('/student/store/orders/$id/slip').useParams();
  return (
    <SlipPage
      query={useQuery(slipQuery(Number(id)))}
      above={<BackLink to="/student/store/orders">{myOrders.title}</BackLink>}
    />
  );
};

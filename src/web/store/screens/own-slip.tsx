import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { myOrders } from '#strings/store/pupil';
import { Icon } from '#web/ui/icon.tsx';
import { SlipPage } from '../components/slip-page.tsx';
import { slipQuery } from '../queries.ts';

const BackToOrders = () => (
  <Link
    to="/student/store/orders"
    className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-2xl bg-card px-4 font-extrabold shadow-card print:hidden"
  >
    <Icon name="forward" className="size-5 rotate-180" />
    {myOrders.title}
  </Link>
);

/** To be looked at first, then printed. It checks nothing itself: the server shows a slip to its pupil alone. */
export const OwnSlip = () => {
  const { id } = getRouteApi('/student/store/orders/$id/slip').useParams();
  return <SlipPage query={useQuery(slipQuery(Number(id)))} above={<BackToOrders />} />;
};

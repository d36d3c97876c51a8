import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { GRADES } from '#domain/roster/grades';
import { orderQueue, orderStatusNames } from '#strings/store/staff';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { storeQuery, useOrders } from '../admin-queries.ts';
import { ORDER_FILTERS, storeSearch } from '../admin-search.ts';
import { OrderList } from './admin-order-list.tsx';
import { RejectOrder } from './admin-reject-order.tsx';

const route = getRouteApi('/admin/store');

const Filters = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const { status, grade } = route.useSearch();
  const navigate = route.useNavigate();
  const filterBy = (part: Record<string, unknown>) =>
    void navigate({ search: (before) => storeSearch({ ...before, ...part }), replace: true });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox label={orderQueue.search} onSearch={onSearch} className="min-w-0 flex-1 basis-64" />
      <Filter
        label={orderQueue.status}
        all={orderQueue.open}
        options={ORDER_FILTERS}
        nameOf={(each) => (each === 'all' ? orderQueue.all : orderStatusNames[each])}
        value={status}
        onChange={(next) => filterBy({ status: next })}
      />
      <Filter
        label={orderQueue.grade}
        all={orderQueue.allGrades}
        options={GRADES}
        nameOf={(each) => gradeNames[each]}
        value={grade}
        onChange={(next) => filterBy({ grade: next })}
      />
    </div>
  );
};

const Skeleton = () => (
  <Loading>
    <div className="grid gap-px overflow-hidden rounded-3xl border border-line bg-line">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-card px-4 py-3">
          <Bone className="size-12" />
          <Bone className="h-5 w-36" />
          <Bone className="h-5 w-44 max-lg:hidden" />
          <Bone className="h-6 w-24 rounded-full max-lg:hidden" />
          <Bone className="ms-auto h-9 w-44 max-lg:w-full" />
        </div>
      ))}
    </div>
  </Loading>
);

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => {
  const isTrial = useQuery(storeQuery).data?.settings.mode === 'trial';
  if (isFiltered) return <EmptyState icon="search" title={orderQueue.noMatch} body={orderQueue.noMatchBody} />;
  return (
    <EmptyState icon="shop" title={orderQueue.none} body={isTrial ? orderQueue.noneInTrialBody : orderQueue.noneBody} />
  );
};

const Queue = ({ search, onReject }: { search: string; onReject: (order: AdminOrder) => void }) => {
  const { status, grade } = route.useSearch();
  const query = useOrders({ ...(status && { status }), ...(grade && { grade }), search });
  const { data, error } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <Skeleton />;
  const orders = data.pages.flatMap((page) => page.orders);
  return (
    <>
      {error && <Alert>{messageOf(error)}</Alert>}
      {orders.length === 0 ? (
        <Nothing isFiltered={Boolean(status || grade || search)} />
      ) : (
        <>
          <p className="flex flex-wrap gap-x-4 font-extrabold text-muted">
            <span role="status">{orderQueue.counted(orders.length, query.hasNextPage)}</span>
            {query.isPlaceholderData && <span className="animate-pulse">{orderQueue.updating}</span>}
            <span className="ms-auto text-sm font-semibold max-lg:hidden">{orderQueue.keys}</span>
          </p>
          <OrderList orders={orders} onReject={onReject} />
        </>
      )}
      <MoreButton query={query}>{orderQueue.more}</MoreButton>
    </>
  );
};

export const Orders = () => {
  const [search, setSearch] = useState('');
  const [rejecting, setRejecting] = useState<AdminOrder | null>(null);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Filters onSearch={setSearch} />
      <Queue search={search} onReject={setRejecting} />
      {rejecting && <RejectOrder order={rejecting} onClose={() => setRejecting(null)} />}
    </div>
  );
};

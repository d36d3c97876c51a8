import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { storeCounter, toApproveCount } from '#strings/store/staff';
import { withSearch } from '#web/lib/with-search.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { storeQuery, useOrders } from '../admin-queries.ts';
import { storeSearch } from '../admin-search.ts';
import { AffordReport } from '../components/admin-afford-report.tsx';
import { Orders } from '../components/admin-orders.tsx';
import { SalesReport } from '../components/admin-sales-report.tsx';
import { SettingsTab } from '../components/admin-settings.tsx';
import { Shelf } from '../components/admin-shelf.tsx';

const Reports = () => (
  <div className="grid grid-cols-1 gap-6">
    <SalesReport />
    <AffordReport />
  </div>
);

const PANELS = { orders: Orders, items: Shelf, reports: Reports, settings: SettingsTab };

const TABS = (['orders', 'items', 'reports', 'settings'] as const).map((id) => ({ id, title: storeCounter[id] }));

/** What keeps pupils from buying, said on every tab: a teacher who waits for orders must not wonder why none come. */
const StoreState = () => {
  const settings = useQuery(storeQuery).data?.settings;
  if (!settings || (settings.mode === 'live' && !settings.isClosed)) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl bg-gold-soft px-4 py-2 font-extrabold text-gold-ink">
      <Icon name="warning" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 basis-60">
        {settings.mode === 'trial' ? storeCounter.inTrial : storeCounter.isClosed}
      </span>
      <Link to="/admin/store" search={{ tab: 'settings' }} className="underline">
        {storeCounter.openSettings}
      </Link>
    </p>
  );
};

export const AdminStore = () => {
  const { chosen, wanted, open } = useList(storeSearch);
  const { tab = 'orders' } = chosen;
  const { grade, section } = wanted;
  const pending = useOrders(wanted).data?.pages[0]?.pending;
  const Panel = PANELS[tab];
  return (
    <>
      <PageHead
        title={storeCounter.title}
        intro={storeCounter.intro}
        note={pending === undefined ? undefined : toApproveCount(pending)}
      >
        <PaperLink href={withSearch('/admin/store/handover', { grade, section })}>{storeCounter.handover}</PaperLink>
      </PageHead>
      <StoreState />
      <Tabs
        label={storeCounter.tabs}
        tabs={TABS}
        selected={tab}
        onSelect={(next) => open({ tab: next === 'orders' ? undefined : next })}
      >
        <Panel />
      </Tabs>
    </>
  );
};

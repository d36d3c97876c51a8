import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { storeCounter, toApproveCount } from '#strings/store/staff';
import { Icon } from '#web/ui/icon.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { storeQuery, useOrders } from '../admin-queries.ts';
import { storeSearch } from '../admin-search.ts';
import { Orders } from '../components/admin-orders.tsx';
import { Reports } from '../components/admin-reports.tsx';
import { SettingsTab } from '../components/admin-settings.tsx';
import { Shelf } from '../components/admin-shelf.tsx';

const route = getRouteApi('/admin/store');

const PANELS = { orders: Orders, items: Shelf, reports: Reports, settings: SettingsTab } as const satisfies Record<
  string,
  ComponentType
>;

const TABS = [
  { id: 'orders', title: storeCounter.orders },
  { id: 'items', title: storeCounter.items },
  { id: 'reports', title: storeCounter.reports },
  { id: 'settings', title: storeCounter.settings },
] as const;

/** What keeps pupils from buying, said on every tab: a teacher who waits for orders must not wonder why none come. */
const Standing = () => {
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
  const { tab = 'orders', grade } = route.useSearch();
  const navigate = route.useNavigate();
  const pending = useOrders({}).data?.pages[0]?.pending;
  const Panel = PANELS[tab];
  return (
    <>
      <PageHead
        title={storeCounter.title}
        intro={storeCounter.intro}
        note={pending === undefined ? undefined : toApproveCount(pending)}
      >
        <PaperLink href={`/admin/store/handover${grade ? `?grade=${grade}` : ''}`}>{storeCounter.handover}</PaperLink>
      </PageHead>
      <Standing />
      <Tabs
        label={storeCounter.tabs}
        tabs={TABS}
        selected={tab}
        onSelect={(next) => void navigate({ search: (before) => storeSearch({ ...before, tab: next }) })}
      >
        <Panel />
      </Tabs>
    </>
  );
};

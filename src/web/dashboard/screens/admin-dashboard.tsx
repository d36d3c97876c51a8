import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { overview } from '#strings/dashboard/overview';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { asked } from '#web/lib/asked.ts';
import { useRuledGrade } from '#web/lib/grade.ts';
import { useWaiting } from '#web/lib/waiting.ts';
import { RequestsTable } from '#web/reports/components/requests-table.tsx';
import { StudentAccounts } from '#web/roster/components/student-accounts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { Meter } from '#web/ui/meter.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bone, Bones, Loaded, Loading } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { WaitingBadge } from '#web/ui/waiting-badge.tsx';
import type { Overview } from '#wire/roster';
import type { AdminTab } from '../admin-tab.ts';
import { AdminNotices } from '../components/admin-notices.tsx';
import { SetupSteps } from '../components/setup-steps.tsx';
import { WaitingList } from '../components/waiting-list.tsx';

const overviewQuery = queryOptions({
  ...asked(['overview'], 'GET /api/admin/overview'),
  refetchInterval: 30_000,
});

const Share = ({ part, whole, text }: { part: number; whole: number; text: string }) => (
  <span className="grid gap-1">
    <span className="text-sm font-semibold text-muted">{text}</span>
    <Meter part={part} whole={whole} />
  </span>
);

const SmallPeaks = () => (
  <svg viewBox="0 0 40 40" className="size-12 shrink-0 max-sm:hidden" aria-hidden="true" focusable="false">
    <circle cx="20" cy="20" r="20" fill="var(--emerald-soft)" />
    <path d="M7 29 16 14l5 8 4-5 8 12Z" fill="var(--emerald)" />
  </svg>
);

/** Pressing a grade shows its pupils below and on every other staff screen. */
const GradeTile = ({ counts }: { counts: Overview['grades'][number] }) => {
  const grade = useRuledGrade().value;
  const set = useAddress();
  const { students, withCredentials, loggedInThisWeek } = counts;
  return (
    <button
      type="button"
      aria-pressed={grade === counts.grade}
      onClick={() => set({ grade: counts.grade, section: undefined })}
      className="grid content-start gap-2 rounded-3xl border-2 border-line bg-card p-3 text-start sm:p-4 transition hover:border-emerald aria-pressed:border-emerald"
    >
      <span className="flex items-center gap-3">
        <SmallPeaks />
        <span className="grid leading-snug">
          <span className="text-lg font-black">{gradeNames[counts.grade]}</span>
          <span className="font-extrabold text-emerald-ink">{countPupils(students)}</span>
        </span>
      </span>
      <Share part={withCredentials} whole={students} text={overview.withCards(withCredentials, students)} />
      <Share part={loggedInThisWeek} whole={students} text={overview.cameThisWeek(loggedInThisWeek, students)} />
    </button>
  );
};

const TILES = 'grid grid-cols-3 gap-2 sm:gap-3';

const OverviewTiles = () => (
  <div className="mb-5">
    <Loaded query={useQuery(overviewQuery)} skeleton={<Bones layout={TILES} look="h-36 rounded-3xl" times={3} />}>
      {({ grades }) => (
        <section aria-label={overview.grades} className={TILES}>
          {grades.map((counts) => (
            <GradeTile key={counts.grade} counts={counts} />
          ))}
        </section>
      )}
    </Loaded>
  </div>
);

/** Loaded when its tab is opened: the dashboard's first paint does not wait for them. */
const MessagesPanel = lazyRouteComponent(() => import('#web/messages/screens/staff-messages.tsx'), 'MessagesPanel');
const PhotosPanel = lazyRouteComponent(() => import('#web/photos/screens/photos.tsx'), 'PhotosPanel');
const PenaltiesPanel = lazyRouteComponent(() => import('#web/penalties/screens/penalties.tsx'), 'PenaltiesPanel');
const PrivilegesPanel = lazyRouteComponent(() => import('#web/privileges/screens/privileges.tsx'), 'PrivilegesPanel');

const PANELS: Record<AdminTab, ComponentType> = {
  accounts: StudentAccounts,
  requests: RequestsTable,
  messages: MessagesPanel,
  photos: PhotosPanel,
  penalties: PenaltiesPanel,
  privileges: PrivilegesPanel,
};

const PanelSkeleton = () => (
  <Loading>
    <Bone className="h-96 rounded-card" />
  </Loading>
);

const route = getRouteApi('/admin/dashboard');

export const AdminDashboard = () => {
  const { tab = 'accounts' } = route.useSearch();
  const navigate = route.useNavigate();
  const waiting = useWaiting();
  const Panel = PANELS[tab];
  return (
    <>
      <PageHead title={overview.title} intro={overview.intro}>
        <ButtonLink to="/admin/give" look="gold" icon="gift">
          {overview.give}
        </ButtonLink>
      </PageHead>
      <AdminNotices />
      <SetupSteps />
      <WaitingList />
      <OverviewTiles />
      <Tabs
        label={overview.tabs}
        tabs={[
          { id: 'accounts', title: overview.accounts },
          { id: 'requests', title: overview.requests, badge: <WaitingBadge count={waiting.get('reports')} /> },
          { id: 'messages', title: overview.messages },
          { id: 'photos', title: overview.photos, badge: <WaitingBadge count={waiting.get('photos')} /> },
          { id: 'penalties', title: overview.penalties, badge: <WaitingBadge count={waiting.get('conduct')} /> },
          { id: 'privileges', title: overview.privileges, badge: <WaitingBadge count={waiting.get('privileges')} /> },
        ]}
        selected={tab}
        onSelect={(next) => void navigate({ search: { tab: next } })}
      >
        <Suspense fallback={<PanelSkeleton />}>
          <Panel />
        </Suspense>
      </Tabs>
    </>
  );
};

import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi, type LinkProps, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { SETUP_STEPS, type SetupStep } from '#domain/staff/setup';
import { overview } from '#strings/dashboard/overview';
import { countPupils } from '#strings/roster/staff';
import { setupSteps, stepWords } from '#strings/staff/setup';
import { gradeNames } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { api, type Reply } from '#web/lib/api.ts';
import { useRuledGrade } from '#web/lib/grade.ts';
import { useWaiting } from '#web/lib/waiting.ts';
import { RequestsTable } from '#web/reports/components/requests-table.tsx';
import { StudentAccounts } from '#web/roster/components/student-accounts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { Meter } from '#web/ui/meter.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bone, Bones, Loaded, Loading } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { WaitingBadge } from '#web/ui/waiting-badge.tsx';
import type { Overview } from '#wire/roster';
import { setupQuery, useNoteKeyKept } from '../admin-setup.ts';
import type { AdminTab } from '../admin-tab.ts';
import { ClockNotice } from '../components/clock-notice.tsx';
import { CutNotice } from '../components/cut-notice.tsx';
import { WaitingList } from '../components/waiting-list.tsx';

type Setup = NonNullable<Reply<'GET /api/admin/setup'>['setup']>;

const PLACES: Record<Exclude<SetupStep, 'key'>, LinkProps['to']> = {
  pupils: '/admin/students',
  cards: '/admin/credentials',
  backup: '/admin/backup',
};

const KeyPlace = ({ keyFile }: Pick<Setup, 'keyFile'>) =>
  keyFile === null ? (
    <p className="text-sm">{setupSteps.keySet}</p>
  ) : (
    <p className="text-sm">
      {setupSteps.keyIn}{' '}
      <bdi dir="ltr" className="code wrap-anywhere">
        {keyFile}
      </bdi>
    </p>
  );

/** What to read and to do about it; only the next one is open, so that one thing is asked at a time. */
const NextStep = ({ step, keyFile }: { step: SetupStep; keyFile: string | null }) => {
  const keep = useNoteKeyKept();
  const { body, act } = stepWords[step];
  return (
    <div className="grid justify-items-start gap-2 pt-1">
      <p className="text-sm text-muted">{body}</p>
      {step === 'key' ? (
        <>
          <KeyPlace keyFile={keyFile} />
          <Button busy={keep.isPending} onClick={() => keep.mutate()}>
            {act}
          </Button>
        </>
      ) : (
        <ButtonLink to={PLACES[step]} look="emerald">
          {act}
        </ButtonLink>
      )}
    </div>
  );
};

/** In a new school, until all is done. */
const SetupSteps = () => {
  const isAdmin = useIsAdmin();
  const setup = useQuery({ ...setupQuery, enabled: isAdmin }).data?.setup;
  const next = setup && SETUP_STEPS.find((step) => !setup.isDone[step]);
  if (!next) return null;
  return (
    <section aria-labelledby="setup-steps" className="mb-5 rounded-card border-2 border-gold bg-card p-5 shadow-card">
      <h2 id="setup-steps" className="mb-2 text-xl font-black">
        {setupSteps.title(setup.school)}
      </h2>
      <ol aria-label={setupSteps.list} className="divide-y divide-line">
        {SETUP_STEPS.map((step) => (
          <li key={step} className="py-2">
            <p className="flex items-start gap-2 font-extrabold">
              <Icon name={setup.isDone[step] ? 'check' : 'forward'} className="mt-1 size-5 shrink-0 text-emerald-ink" />
              <span className="flex flex-wrap gap-x-2">
                {stepWords[step].title}
                {setup.isDone[step] && <Badge tone="good">{setupSteps.done}</Badge>}
              </span>
            </p>
            {step === next && <NextStep step={step} keyFile={setup.keyFile} />}
          </li>
        ))}
      </ol>
    </section>
  );
};

const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => api('GET /api/admin/overview'),
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
      <CutNotice />
      <ClockNotice />
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

import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { countAt, type WaitingTab } from '#domain/dashboard/waiting';
import { waitingTexts } from '#strings/dashboard/waiting';
import { formatNumber } from '#strings/plural';
import { enteredBar, studentShell } from '#strings/shell';
import { brand } from '#strings/widgets';
import { useLeaveStudent, useLogout } from '#web/access/mutations.ts';
import { Celebrations } from '#web/dashboard/components/celebrations.tsx';
import { MessagesBell } from '#web/dashboard/components/messages-bell.tsx';
import { useDashboardPolling } from '#web/dashboard/polling.ts';
import { dashboardQuery } from '#web/dashboard/queries.ts';
import { useOwnWaiting, useWaitingNews } from '#web/dashboard/waiting.ts';
import { useLive } from '#web/lib/live.ts';
import { askedQuery } from '#web/race/news-query.ts';
import { BrandName } from '#web/ui/brand-name.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { LastSeenBar } from '#web/ui/last-seen-bar.tsx';
import { late } from '#web/ui/late.tsx';
import { Mark } from '#web/ui/peaks.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import type { PupilSession } from '#wire/access';
import { StudentGuard } from './guards.tsx';
import { keysFor } from './live-keys.ts';

/** Of those who have not agreed yet: nobody else brings the terms along. */
const TermsDialog = late(async () => (await import('#web/access/components/terms-dialog.tsx')).TermsDialog);

const PAGES: readonly { to: LinkProps['to']; label: string; icon: IconName; tab?: WaitingTab }[] = [
  { to: '/student/dashboard', label: studentShell.dashboard, icon: 'home', tab: 'dashboard' },
  { to: '/educational-games', label: studentShell.games, icon: 'bolt' },
  { to: '/student/quran', label: studentShell.quran, icon: 'mushaf' },
  { to: '/student/store', label: studentShell.store, icon: 'bag', tab: 'store' },
  { to: '/student/rewards', label: studentShell.rewards, icon: 'gift', tab: 'rewards' },
];

/** Names the pupil on every page, so that nobody forgets whose data they see (D-11). */
const EnteredBar = ({ name }: { name: string }) => {
  const leave = useLeaveStudent();
  return (
    <div className="relative z-10 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-gold px-4 py-2 font-extrabold text-on-gold print:hidden">
      <span>{enteredBar.text(name)}</span>
      <Button size="small" look="plain" busy={leave.isPending} onClick={() => leave.mutate()}>
        {enteredBar.back}
      </Button>
    </div>
  );
};

/** How much waits behind a tab. */
const TabBadge = ({ tab }: { tab: WaitingTab | undefined }) => {
  const waiting = useOwnWaiting();
  const count = waiting && tab ? countAt(waiting, tab) : 0;
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute end-1 -top-0.5 min-w-5 lg:start-1 lg:end-auto rounded-full bg-[#b3261e] px-1 text-center text-xs leading-5 font-black text-white"
      >
        {formatNumber(count)}
      </span>
      <span className="sr-only">{waitingTexts.badge(count)}</span>
    </>
  );
};

/** With the text at twice its size a phone is narrower than 16rem: then things stand below each other. */
const Navigation = () => (
  <nav
    ref={atFoot}
    aria-label={studentShell.navigation}
    className="fixed inset-x-0 bottom-0 flex max-lg:min-h-(--tab-bar) max-[16rem]:static max-[16rem]:flex-wrap justify-around border-t border-line bg-card px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:static lg:justify-start lg:gap-2 lg:border-0 lg:bg-transparent lg:p-0 print:hidden"
  >
    {PAGES.map(({ to, label, icon, tab }) => (
      <Link
        key={to}
        to={to}
        className="relative grid min-w-15 justify-items-center rounded-2xl px-1 py-1.5 text-sm font-extrabold text-muted lg:flex lg:items-center lg:gap-2 lg:px-4 lg:text-base lg:text-white"
        activeProps={{ className: 'bg-emerald-soft text-emerald-ink lg:bg-white/20 lg:text-white' }}
      >
        <Icon name={icon} />
        {label}
        <TabBadge tab={tab} />
      </Link>
    ))}
  </nav>
);

/** On every page, since a pupil may come in by any. */
const TermsGate = () => {
  const { data } = useQuery(dashboardQuery);
  return data?.needsAgreement ? <TermsDialog /> : null;
};

const ChallengeSheet = late(async () => (await import('#web/race/components/challenge-sheet.tsx')).ChallengeSheet);

/** A classmate who asks for a race waits two minutes, wherever this pupil is. The first screen, which must be light, is only told. */
const Challenged = () => {
  const { data, refetch } = useQuery(askedQuery);
  const isFirstScreen = useLocation({ select: ({ pathname }) => pathname === '/student/dashboard' });
  useEffect(() => {
    if (!isFirstScreen) void refetch();
  }, [isFirstScreen, refetch]);
  const isAsked = data.challenges.length > 0 || data.own?.state === 'accepted';
  return isAsked ? <ChallengeSheet challenges={data.challenges} own={data.own} /> : null;
};

/** How much of the screen the bar takes; what a page fixes to the lower edge stands above it. */
const TAB_BAR =
  '[--tab-bar:calc(4.5rem+max(0.5rem,env(safe-area-inset-bottom)))] max-[16rem]:[--tab-bar:0rem] lg:[--tab-bar:0rem]';

const Shell = ({ session }: { session: PupilSession }) => {
  useLive(keysFor);
  useDashboardPolling();
  useWaitingNews();
  const logout = useLogout();
  return (
    <div className={`relative isolate min-h-dvh pb-[calc(var(--tab-bar)+1rem)] immersed:pb-0 lg:pb-8 ${TAB_BAR}`}>
      {/* Staff who entered as the pupil cannot agree in the pupil's place, so they are not asked. */}
      {session.enteredBy === null ? (
        <>
          <TermsGate />
          <Challenged />
        </>
      ) : (
        <EnteredBar name={session.name} />
      )}
      <LastSeenBar />
      {/* A game under way fills the screen. The tabs in it lie over whatever a page raises. */}
      <header className="relative z-30 bg-(--peak-top) text-white immersed:hidden print:hidden">
        <div className="mx-auto flex max-w-5xl items-center gap-2 lg:gap-6 px-4 py-3 max-[16rem]:flex-wrap">
          <span className="flex items-center gap-2 text-2xl font-black">
            <Mark />
            <BrandName name={brand.name} />
          </span>
          <Navigation />
          <span className="ms-auto flex gap-1.5 sm:gap-2 max-[16rem]:flex-wrap">
            <MessagesBell />
            <SoundSwitch className="bg-white/15" />
            <ThemeSwitch className="bg-white/15" />
            <IconButton
              icon="logout"
              label={studentShell.logout}
              busy={logout.isPending}
              onClick={() => logout.mutate()}
              className="bg-white/15"
            />
          </span>
        </div>
      </header>
      <ErrorBoundary>
        <main className="mx-auto max-w-5xl px-4">
          <Outlet />
        </main>
      </ErrorBoundary>
      <Celebrations />
    </div>
  );
};

export const StudentShell = () => <StudentGuard>{(session) => <Shell session={session} />}</StudentGuard>;

import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { adminShell } from '#strings/shell';
import { DOMAINS } from '#web/domains.ts';
import { useLive } from '#web/lib/live.ts';
import { leftBehind } from '#web/lib/outbox/left-behind.ts';
import { useIsWall, useWaiting } from '#web/lib/waiting.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ClassSelect } from '#web/ui/class-select.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LastSeenBar } from '#web/ui/last-seen-bar.tsx';
import { late } from '#web/ui/late.tsx';
import { Mark } from '#web/ui/peaks.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { WaitingBadge } from '#web/ui/waiting-badge.tsx';
import type { StaffSession } from '#wire/access';
import { AdminGuard } from './guards.tsx';
import { keysFor } from './live-keys.ts';
import { useSendUnsent } from './send-unsent.ts';
import { useStaffLogout } from './staff-logout.tsx';
import { UnsentLine } from './unsent-line.tsx';

const PAGES = DOMAINS.flatMap((domain) => ('nav' in domain ? [...domain.nav] : []));

const ITEM = 'flex min-h-11 items-center gap-3 rounded-2xl px-4 font-extrabold text-white/85 hover:bg-white/10';

interface SidebarProps {
  session: StaffSession;
  open: boolean;
  waiting: ReturnType<typeof useWaiting>;
}

const Sidebar = ({ session, open, waiting }: SidebarProps) => {
  const { logout, isPending, question } = useStaffLogout(session);
  return (
    <aside
      id="admin-sidebar"
      className={`${open ? 'flex' : 'hidden'} fixed inset-y-0 start-0 z-30 w-72 flex-col gap-1 overflow-auto bg-[linear-gradient(var(--peak-top),var(--peak-far))] p-4 text-white lg:sticky lg:top-0 lg:flex lg:h-dvh immersed:hidden print:hidden`}
    >
      <div className="mb-4 flex items-center gap-3 px-2">
        <Mark />
        <div>
          <p className="text-xl font-black">{adminShell.title}</p>
          <p className="text-sm text-white/80">{session.name}</p>
        </div>
      </div>
      <nav aria-label={adminShell.navigation} className="grid gap-1">
        {PAGES.filter((page) => !('adminOnly' in page) || session.role === 'admin').map((page) => (
          <Link key={page.to} to={page.to} className={ITEM} activeProps={{ className: 'bg-white/20 text-white' }}>
            <Icon name={page.icon} />
            {page.label}
            {'waits' in page && <WaitingBadge count={waiting.get(page.waits)} className="ms-auto" />}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-1 border-t border-white/20 pt-3">
        <a href="/login" className={ITEM} lang="en">
          <Icon name="enter" />
          {adminShell.backToMain}
        </a>
        <button type="button" lang="en" className={ITEM} disabled={isPending} onClick={logout}>
          <Icon name="logout" />
          {adminShell.logout}
        </button>
        {question}
      </div>
    </aside>
  );
};

const LeftBehind = late(async () => (await import('./left-behind.tsx')).LeftBehind);

/** Its words come only where there is something; the classroom's wall shows nothing of it. */
const useHasLeft = (session: StaffSession): boolean => {
  const [has] = useState(() => leftBehind(session).length > 0);
  const isWall = useIsWall();
  return has && !isWall;
};

const Shell = ({ session }: { session: StaffSession }) => {
  useLive(keysFor);
  useSendUnsent(session);
  const hasLeft = useHasLeft(session);
  const waiting = useWaiting();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className="lg:grid lg:grid-cols-[18rem_1fr] immersed:block">
      <Sidebar session={session} open={open} waiting={waiting} />
      {open && (
        <button
          type="button"
          aria-label={adminShell.closeMenu}
          onClick={() => setOpen(false)}
          className="fixed inset-0 z-20 bg-shade lg:hidden"
        />
      )}
      <div className="min-w-0">
        <LastSeenBar />
        {/* What stands on the classroom's wall fills the screen. */}
        <header className="sticky top-0 z-10 flex flex-wrap items-center gap-3 border-b border-line bg-paper px-4 py-2 immersed:hidden lg:py-1 print:hidden">
          <span className="relative lg:hidden">
            <IconButton
              icon="menu"
              label={adminShell.openMenu}
              aria-expanded={open}
              aria-controls="admin-sidebar"
              onClick={() => setOpen(true)}
              className="bg-card"
            />
            <WaitingBadge
              count={[...waiting.values()].reduce((sum, count) => sum + count, 0)}
              className="pointer-events-none absolute -end-2 -top-1"
            />
          </span>
          <ClassSelect />
          <span className="ms-auto">
            <ThemeSwitch className="bg-card" />
          </span>
        </header>
        <UnsentLine owner={session} />
        {hasLeft && <LeftBehind owner={session} />}
        <ErrorBoundary key={pathname}>
          <main className="p-4 immersed:p-0 lg:px-6 lg:py-3">
            <Outlet />
          </main>
        </ErrorBoundary>
      </div>
    </div>
  );
};

export const AdminShell = () => <AdminGuard>{(session) => <Shell session={session} />}</AdminGuard>;

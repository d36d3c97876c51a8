import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { outboxTexts } from '#strings/outbox';
import { adminShell, unsentQuestion } from '#strings/shell';
import { finder as finderWords } from '#strings/staff-menu';
import { leave } from '#web/access/mutations.ts';
import { DOMAINS } from '#web/domains.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { keptNames } from '#web/lib/kept.ts';
import { leaveBy } from '#web/lib/leave.ts';
import { useLive } from '#web/lib/live.ts';
import { dropForged, leftBehind, throwAway, unsentOf } from '#web/lib/outbox/left-behind.ts';
import { countUnsentHere, hurryAll, useHeld } from '#web/lib/outbox/opened.ts';
import { type Owner, prefixOf } from '#web/lib/outbox/owner.ts';
import { useIsWall, useWaiting } from '#web/lib/waiting.ts';
import { BrandName } from '#web/ui/brand-name.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ClassSelect } from '#web/ui/class-select.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LastSeenBar } from '#web/ui/last-seen-bar.tsx';
import { late } from '#web/ui/late.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { Mark } from '#web/ui/peaks.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { WaitingBadge } from '#web/ui/waiting-badge.tsx';
import type { StaffSession } from '#wire/access';
import { AdminGuard } from './guards.tsx';
import { keysFor } from './live-keys.ts';
import { MENU_ITEM, StaffMenu } from './staff-menu.tsx';

/** What of each domain may wait on a device. */
const OUTBOXES = DOMAINS.flatMap((domain) => ('outbox' in domain ? [domain.outbox] : []));

/** The script of what sends comes only where something waits; where it does not come, the network's return is another try. */
const sendNow = (client: QueryClient, owner: Owner): void => {
  for (const { kind, send } of OUTBOXES)
    if (keptNames(prefixOf(kind, owner)).length > 0)
      void send().then(
        (sendOf) => sendOf(client, owner),
        () => undefined,
      );
};

/** What an earlier page of this session left on the device goes out from any page. */
const useSendUnsent = (owner: Owner): void => {
  const client = useQueryClient();
  useEffect(() => {
    const send = () => sendNow(client, owner);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [client, owner]);
};

const PATIENCE_MS = 5000;
const LOOK_AGAIN_MS = 100;

const moment = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

/** How much of it does not reach the server, although it was tried. */
const sendAll = async (client: QueryClient, owner: Owner): Promise<number> => {
  // A full device keeps nothing: what waits then is known to this page alone.
  const count = () => Math.max(unsentOf(owner).length, countUnsentHere());
  sendNow(client, owner);
  hurryAll();
  for (let left = PATIENCE_MS; left > 0 && navigator.onLine && count() > 0; left -= LOOK_AGAIN_MS) await moment();
  return count();
};

type Wish = 'send' | 'keep' | 'drop';

/** What waits is sent first; where it cannot be, its owner says what becomes of it (D-91). */
const useStaffLogout = (owner: Owner) => {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState(0);
  const { mutate, isPending } = useAction({
    run: async (wish: Wish) => {
      const left = wish === 'send' ? await sendAll(client, owner) : 0;
      if (left === 0) await leaveBy(() => api('POST /api/logout'));
      return left;
    },
    after: (left, wish) => {
      setUnsent(left);
      if (wish === 'drop') throwAway(unsentOf(owner));
      if (left === 0) leave();
    },
    refused: adminShell.logoutFailed,
  });
  const question = unsent > 0 && (
    <Dialog title={unsentQuestion.title} onClose={() => setUnsent(0)}>
      <p className="mb-6 text-muted">{unsentQuestion.body(unsent)}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="danger" busy={isPending} onClick={() => mutate('drop')}>
          {unsentQuestion.drop}
        </Button>
        <Button look="plain" busy={isPending} onClick={() => mutate('keep')}>
          {unsentQuestion.keep}
        </Button>
        <Button look="gold" busy={isPending} onClick={() => mutate('send')}>
          {unsentQuestion.again}
        </Button>
      </div>
    </Dialog>
  );
  return { logout: () => mutate('send'), isPending, question };
};

/** Of what waits elsewhere: the pages on which it was made say it themselves. */
const UnsentLine = ({ owner }: { owner: Owner }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const held = useHeld();
  const kinds = OUTBOXES.filter(
    ({ kind, page }) => !path.startsWith(page) && held.some((prefix) => prefix.startsWith(prefixOf(kind, owner))),
  ).map(({ kind }) => kind);
  const count = kinds.length > 0 ? unsentOf(owner).filter(({ kind }) => kinds.some((each) => each === kind)).length : 0;
  return (
    <div role="status" className="immersed:hidden print:hidden">
      {count > 0 && (
        <p className="flex items-center gap-2 bg-gold-soft px-4 py-1.5 text-sm font-extrabold text-gold-ink">
          <Icon name="hourglass" className="size-4 shrink-0" />
          {outboxTexts.waiting(count)} · {outboxTexts.away}
        </p>
      )}
    </div>
  );
};

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
          <p className="text-xl font-black">
            <BrandName name={adminShell.title} />
          </p>
          <p className="text-sm text-white/80">{session.name}</p>
        </div>
        <ThemeSwitch className="ms-auto bg-white/15 sm:hidden" />
      </div>
      <StaffMenu session={session} waiting={waiting} />
      <div className="mt-auto grid gap-1 border-t border-white/20 pt-3">
        <a href="/login" className={MENU_ITEM} lang="en">
          <Icon name="enter" />
          {adminShell.backToMain}
        </a>
        <button type="button" lang="en" className={MENU_ITEM} disabled={isPending} onClick={logout}>
          <Icon name="logout" />
          {adminShell.logout}
        </button>
        {question}
      </div>
    </aside>
  );
};

const StaffFinder = late(async () => (await import('./staff-finder.tsx')).StaffFinder);

/** Ctrl+K from anywhere, also where the keyboard writes Arabic; the classroom's wall has no way into the school. */
const useFinder = () => {
  const [isOpen, setOpen] = useState(false);
  const isWall = useIsWall();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isWall || event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isWall]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};

/** Past the menu, for who goes from one control to the next. */
const SkipLink = () => (
  <a
    href="#page"
    className="sr-only rounded-2xl bg-gold px-4 py-2 font-extrabold text-on-gold focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-40"
  >
    {finderWords.skipToPage}
  </a>
);

const LeftBehind = late(async () => (await import('./left-behind.tsx')).LeftBehind);

/** Its words come only where there is something; the classroom's wall shows nothing of it. */
const useHasLeft = (session: StaffSession): boolean => {
  const [has] = useState(() => {
    dropForged(session);
    return leftBehind(session).length > 0;
  });
  const isWall = useIsWall();
  return has && !isWall;
};

/** Who teaches one class begins with it in every list; the header leads to the others. */
const useOwnClassFirst = ({ classes }: StaffSession): void => {
  const set = useAddress();
  const { grade } = useSearch({ strict: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they come in, not when they look at others
  useEffect(() => {
    const [own] = classes ?? [];
    if (own && classes?.length === 1 && grade === undefined)
      set({ grade: own.grade, section: own.section ?? undefined });
  }, []);
};

const Shell = ({ session }: { session: StaffSession }) => {
  useLive(keysFor);
  useOwnClassFirst(session);
  useSendUnsent(session);
  const hasLeft = useHasLeft(session);
  const waiting = useWaiting();
  const [open, setOpen] = useState(false);
  const finder = useFinder();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className="lg:grid lg:grid-cols-[18rem_1fr] immersed:block">
      <SkipLink />
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
        <header className="sticky top-0 z-10 flex flex-wrap items-center gap-1 border-b border-line bg-paper px-3 py-2 sm:gap-3 sm:px-4 immersed:hidden lg:py-1 print:hidden">
          <span className="relative max-sm:me-1.5 lg:hidden">
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
          <span className="ms-auto flex gap-1 sm:gap-3">
            <IconButton
              icon="search"
              label={finderWords.open}
              aria-keyshortcuts="Control+K"
              onClick={finder.open}
              className="bg-card"
            />
            {/* A phone's header has no room for it: there it stands in the menu. */}
            <ThemeSwitch className="bg-card max-sm:hidden" />
          </span>
        </header>
        {finder.isOpen && <StaffFinder session={session} onClose={finder.close} />}
        <UnsentLine owner={session} />
        {hasLeft && <LeftBehind owner={session} />}
        <ErrorBoundary key={pathname}>
          <main id="page" tabIndex={-1} className="p-4 outline-none immersed:p-0 lg:px-6 lg:py-3">
            <Outlet />
          </main>
        </ErrorBoundary>
      </div>
    </div>
  );
};

export const AdminShell = () => <AdminGuard>{(session) => <Shell session={session} />}</AdminGuard>;

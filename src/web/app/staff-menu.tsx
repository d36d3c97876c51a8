import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { adminShell } from '#strings/shell';
import { menuGroups } from '#strings/staff-menu';
import { keep, kept, MENU, readJson } from '#web/lib/kept.ts';
import type { useWaiting } from '#web/lib/waiting.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WaitingBadge } from '#web/ui/waiting-badge.tsx';
import type { StaffSession } from '#wire/access';
import { pagesFor, type StaffPage } from './staff-pages.ts';

export const MENU_ITEM =
  'flex min-h-11 items-center gap-3 rounded-2xl px-4 font-extrabold text-white/85 hover:bg-white/10';

type Waiting = ReturnType<typeof useWaiting>;

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);

const waitsAt = (page: StaffPage, waiting: Waiting): number => {
  if (!('waits' in page)) return 0;
  return page.waits === 'all' ? sumOf(waiting.values()) : (waiting.get(page.waits) ?? 0);
};

interface PagesProps {
  pages: readonly StaffPage[];
  waiting: Waiting;
}

const Pages = ({ pages, waiting }: PagesProps) =>
  pages.map((page) => (
    <Link key={page.to} to={page.to} className={MENU_ITEM} activeProps={{ className: 'bg-white/20 text-white' }}>
      <Icon name={page.icon} />
      {page.label}
      <WaitingBadge count={waitsAt(page, waiting)} className="ms-auto" />
    </Link>
  ));

type Name = keyof typeof menuGroups;

const openGroups = (): readonly unknown[] => {
  const read = readJson(kept(MENU));
  return Array.isArray(read) ? read : [];
};

const remember = (name: Name, isOpen: boolean): void => {
  const others = openGroups().filter((each) => each !== name);
  keep(MENU, JSON.stringify(isOpen ? [...others, name] : others));
};

/** What waits in it is said while it is folded. */
const Group = ({ name, pages, waiting }: PagesProps & { name: Name }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const details = useRef<HTMLDetailsElement>(null);
  const [startsOpen] = useState(() => openGroups().includes(name));
  const isHere = pages.some(({ to }) => path === to || path.startsWith(`${to}/`));
  // Whoever came here by another way sees where that is; what they folded themselves is remembered as before.
  useEffect(() => {
    if (isHere && details.current) details.current.open = true;
  }, [isHere]);
  return (
    <details ref={details} open={startsOpen} className="group/menu">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser's own */}
      <summary
        onClick={() => remember(name, !details.current?.open)}
        className="flex min-h-11 list-none items-center gap-3 rounded-2xl px-4 text-sm font-black text-white/80 hover:bg-white/10 [&::-webkit-details-marker]:hidden"
      >
        <span>{menuGroups[name]}</span>
        <WaitingBadge count={sumOf(pages.map((page) => waitsAt(page, waiting)))} className="group-open/menu:hidden" />
        <Icon name="down" className="ms-auto size-5 shrink-0 transition group-open/menu:rotate-180" />
      </summary>
      <div className="grid gap-1">
        <Pages pages={pages} waiting={waiting} />
      </div>
    </details>
  );
};

/** The four of the day, and the rest folded away under five names. */
export const StaffMenu = ({ session, waiting }: { session: StaffSession; waiting: Waiting }) => {
  const pages = pagesFor(session);
  const of = (group: StaffPage['group']) => pages.filter((page) => page.group === group);
  return (
    <nav aria-label={adminShell.navigation} className="grid gap-1">
      <Pages pages={of('day')} waiting={waiting} />
      {(Object.keys(menuGroups) as Name[]).map((name) => (
        <Group key={name} name={name} pages={of(name)} waiting={waiting} />
      ))}
    </nav>
  );
};

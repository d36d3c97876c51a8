import { useQuery } from '@tanstack/react-query';
import { type LinkProps, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { countAll, type Waiting, type WaitingCounts, whatArrived } from '#domain/dashboard/waiting';
import { arrived, waitingTexts } from '#strings/dashboard/waiting';
import { brand } from '#strings/widgets';
import { toast } from '#web/ui/toast.tsx';
import { dashboardQuery } from './queries.ts';

/** Where each thing is found. */
export const PLACES = {
  rewards: '/student/rewards',
  scenes: '/student/dashboard',
  invitations: '/student/store/orders',
  duels: '/educational-games',
  messages: '/student/messages',
  results: '/student/results',
  answers: '/student/privileges',
  recitations: '/student/quran',
} as const satisfies Readonly<Record<Waiting, LinkProps['to']>>;

export const useOwnWaiting = (): WaitingCounts | undefined => useQuery(dashboardQuery).data?.waiting;

/** On the browser's own tab. */
const useTitle = (count: number): void => {
  useEffect(() => {
    document.title = waitingTexts.pageTitle(count, brand.name);
    return () => {
      document.title = brand.name;
    };
  }, [count]);
};

/** Where it is seen anyway, or somebody is in the middle of a game, nothing is said. */
const isSeenAt = (kind: Waiting, path: string): boolean =>
  path === '/student/dashboard' || path === PLACES[kind] || document.querySelector('[data-immersed]') !== null;

/** Says what comes while the page is open: on the browser's tab, and with a word on pages that do not show it. */
export const useWaitingNews = (): void => {
  const now = useOwnWaiting();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const before = useRef<WaitingCounts>(undefined);
  useTitle(now ? countAll(now) : 0);
  useEffect(() => {
    if (!now) return;
    const fresh = before.current ? whatArrived(before.current, now) : [];
    before.current = now;
    for (const { kind } of fresh)
      if (!isSeenAt(kind, path))
        toast.good(arrived[kind], { label: waitingTexts.look, run: () => void navigate({ to: PLACES[kind] }) });
  }, [now, path, navigate]);
};

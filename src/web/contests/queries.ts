import { queryOptions } from '@tanstack/react-query';
import { asked } from '#web/lib/asked.ts';
import type { AdminContest } from '#wire/contests/staff';

/** The server's clock decides: where this device's is ahead, it is asked again soon. */
const SOON_MS = 5_000;
/** Timers of browsers end at 24 days, and a device may sleep. */
const AT_MOST_MS = 60 * 60 * 1000;

const turnOf = ({ state, startsAt, endsAt }: AdminContest): number[] => {
  if (state === 'upcoming') return [Date.parse(startsAt)];
  return state === 'open' ? [Date.parse(endsAt)] : [];
};

/** How long until a contest begins or ends by the clock, which nobody tells the page; false where none will. */
export const untilNextTurn = (contests: readonly AdminContest[], now: number): number | false => {
  const turns = contests.flatMap(turnOf);
  return turns.length > 0 && Math.min(AT_MOST_MS, Math.max(SOON_MS, Math.min(...turns) - now));
};

export const contestsQuery = queryOptions({
  ...asked(['admin', 'contests', 'list'], 'GET /api/admin/contests'),
  refetchInterval: ({ state }) => untilNextTurn(state.data?.contests ?? [], Date.now()),
});

export const sharesQuery = (id: number) =>
  asked(['admin', 'contests', 'shares', id], 'GET /api/admin/contests/:id/shares', { params: { id } });

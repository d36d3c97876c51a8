import { contestState } from '#domain/contests/contest';
import type { Contest } from '#wire/contests/contest';
import type { ContestRow } from './queries.ts';

export const presentContest = (row: ContestRow, now: Date): Contest => ({
  id: row.id,
  title: row.title,
  rules: row.rules,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  prizeCoins: row.prize_coins,
  sharePool: row.share_pool,
  state: contestState({ startsAt: row.starts_at, endsAt: row.ends_at }, row.closed_at, now.toISOString()),
});

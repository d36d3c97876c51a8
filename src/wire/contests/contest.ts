import { z } from 'zod';
import { CONTEST_STATES } from '#domain/contests/contest';

/** A contest as pupils see it. */
export const contest = z.object({
  id: z.number(),
  title: z.string(),
  rules: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  prizeCoins: z.number(),
  sharePool: z.number(),
  state: z.enum(CONTEST_STATES),
});

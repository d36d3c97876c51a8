import { momentOfWall, schoolWall } from '#domain/calendar/school-day';
import { CONTEST_PRIZE_DEFAULT } from '#domain/contests/contest';
import { SHARE_POOL_DEFAULT } from '#domain/contests/share';
import { firstContest } from '#strings/contests/words';
import type { AdminContest, ContestFields } from '#wire/contests/staff';

/** A contest as the form holds it: times as the school's wall shows them. */
export interface ContestDraft extends Omit<ContestFields, 'prizeCoins' | 'sharePool'> {
  readonly prizeCoins: number | null;
  readonly sharePool: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FORTNIGHT = 14;

/** From now for two weeks, under the usual rules: what a teacher most often changes is the title. */
export const newDraft = (now: Date): ContestDraft => ({
  title: '',
  rules: firstContest.rules,
  startsAt: schoolWall(now),
  endsAt: schoolWall(new Date(now.getTime() + FORTNIGHT * DAY_MS)),
  prizeCoins: CONTEST_PRIZE_DEFAULT,
  sharePool: SHARE_POOL_DEFAULT,
});

export const draftOf = (contest: AdminContest): ContestDraft => ({
  title: contest.title,
  rules: contest.rules,
  startsAt: schoolWall(new Date(contest.startsAt)),
  endsAt: schoolWall(new Date(contest.endsAt)),
  prizeCoins: contest.prizeCoins,
  sharePool: contest.sharePool,
});

/** A time that nobody touched stays to the second; a field left empty is for the server to refuse. */
const momentOf = (wall: string, before: string | undefined): string => {
  if (before !== undefined && schoolWall(new Date(before)) === wall) return before;
  return momentOfWall(wall)?.toISOString() ?? '';
};

export const fieldsOf = (draft: ContestDraft, contest?: AdminContest): ContestFields => ({
  ...draft,
  startsAt: momentOf(draft.startsAt, contest?.startsAt),
  endsAt: momentOf(draft.endsAt, contest?.endsAt),
  prizeCoins: draft.prizeCoins ?? Number.NaN,
  sharePool: draft.sharePool ?? Number.NaN,
});

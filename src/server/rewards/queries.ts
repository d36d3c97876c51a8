import { sql } from 'kysely';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import type { RewardState } from '#domain/rewards/statuses';
import { countChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { isEnrolled, isOfClass, named } from '#server/platform/db/pupils';
import { sumIf } from '#server/platform/db/sum-if';
import { agreements } from '#server/terms/service';
import type { QueryOf } from '#wire/contract';
import type { RewardsTracking } from './tables.ts';

/** What decides whether there is such a reward already. */
export interface RewardWish {
  readonly studentId: number;
  readonly source: RewardSource;
  readonly type: RewardType;
  /** What it is for: the same pupil is never rewarded twice for the same thing. */
  readonly sourceId: string;
}

export type NewReward = Omit<RewardsTracking, 'isSentToRewards' | 'isClaimed' | 'claimedAt' | 'deletedAt'> & {
  isSentToRewards: 0 | 1;
};

/** Undefined where it was no new one: the unique indexes decide, also between two that come at once. */
export const insertReward = (executor: Executor, reward: NewReward) =>
  executor
    .insertInto('rewards_tracking')
    .values(reward)
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'isClaimed'])
    .executeTakeFirst();

/** What a reward is, as replies and the audit log name it. */
const KIND = ['rewardSource as source', 'rewardType as type', 'amount'] as const;

export const findReward = (executor: Executor, id: string) =>
  executor
    .selectFrom('rewards_tracking')
    .select(['id', 'studentId', ...KIND, 'isSentToRewards', 'isClaimed', 'expiresAt', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export type RewardRow = NonNullable<Awaited<ReturnType<typeof findReward>>>;

/** They pay a pupil once in a lifetime, whatever their cause. */
const ONCE: readonly RewardSource[] = ['welcome_points', 'profile_image'];

/** The reward that stands for this cause, claimed or not. */
export const findExisting = (executor: Executor, { studentId, source, sourceId, type }: RewardWish) =>
  executor
    .selectFrom('rewards_tracking')
    .select(['id', 'isClaimed'])
    .where('studentId', '=', studentId)
    .where('rewardSource', '=', source)
    .$if(!ONCE.includes(source), (query) =>
      query
        .where('sourceId', '=', sourceId)
        .where('rewardType', '=', type)
        .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('isClaimed', '=', 1)])),
    )
    .executeTakeFirst();

export const markSent = (executor: Executor, id: string, at: string, expiresAt: string) =>
  executor
    .updateTable('rewards_tracking')
    .set({ isSentToRewards: 1, sentAt: at, expiresAt })
    .where('id', '=', id)
    .where('isSentToRewards', '=', 0)
    .execute();

/** Of any number of claims at once this gives the row to exactly one. */
export const markClaimed = prepared(
  (executor, { id, studentId, at, now }: { id: string; studentId: number; at: string; now: string }) =>
    executor
      .updateTable('rewards_tracking')
      .set({ isClaimed: 1, claimedAt: at })
      .where('id', '=', id)
      .where('studentId', '=', studentId)
      .where('isSentToRewards', '=', 1)
      .where('isClaimed', '=', 0)
      .where('deletedAt', 'is', null)
      .where('expiresAt', '>', now)
      .where((eb) =>
        eb.exists(
          agreements(executor).select('a.agreed').where('a.studentId', '=', studentId).where('a.agreed', '=', 1),
        ),
      )
      .returning(['id', ...KIND, 'title']),
);

/** Years of school fit in; what is older than this many has long been claimed or missed. */
const MOST_SHOWN = 300;

const ofStudent = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('rewards_tracking')
    .select(['id', ...KIND, 'title', 'isSentToRewards', 'isClaimed', 'claimedAt', 'expiresAt', 'createdAt'])
    .where('studentId', '=', studentId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(sql.lit(MOST_SHOWN));

export const listOfStudent = prepared((executor, { studentId }: { studentId: number }) =>
  ofStudent(executor, studentId),
);

export type StudentRewardRow = RowOf<typeof listOfStudent>;

/** Without the history, which grows: for the first screen. */
export const listUnclaimed = prepared(
  (executor, { studentId }: { studentId: number }) =>
    ofStudent(executor, studentId).where('isClaimed', '=', sql.lit(0)),
  { remember: 'unclaimed rewards' },
);

export const removeReward = (executor: Executor, id: string, at: string) =>
  executor
    .updateTable('rewards_tracking')
    .set({ deletedAt: at })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning(['studentId', ...KIND, 'isClaimed'])
    .executeTakeFirst();

export const removeAllOfStudent = (executor: Executor, studentId: number, at: string): Promise<number> =>
  countChanged(
    executor
      .updateTable('rewards_tracking')
      .set({ deletedAt: at })
      .where('studentId', '=', studentId)
      .where('deletedAt', 'is', null),
  );

export type RewardFilter = QueryOf<'GET /api/admin/rewards'>;

/** Where a page of the list ended, as the page sends it back; anything else begins at the top. */
export const cursorAt = ({ createdAt, id }: TrackedRow): string => `${createdAt}~${id}`;

export const listTracked = async (executor: Executor, { after = '', ...filter }: RewardFilter, limit: number) => {
  const isMeant = await named(executor, filter.search);
  const [createdAt, id] = after.split('~');
  return executor
    .selectFrom('rewards_tracking as r')
    .innerJoin('students as s', 's.id', 'r.studentId')
    .selectAll('r')
    .select(['s.name as studentName', 's.grade', 'r.rewardSource as source', 'r.rewardType as type'])
    .where('r.deletedAt', 'is', null)
    .$if(filter.source !== undefined, (query) => query.where('r.rewardSource', '=', filter.source as RewardSource))
    .$if(filter.type !== undefined, (query) => query.where('r.rewardType', '=', filter.type as RewardType))
    .where(isOfClass('s', filter))
    .where(isMeant('s'))
    .$if(Boolean(createdAt && id), (query) =>
      query.where((eb) => eb(eb.refTuple('r.createdAt', 'r.id'), '<', eb.tuple(createdAt ?? '', id ?? ''))),
    )
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
};

export type TrackedRow = Awaited<ReturnType<typeof listTracked>>[number];

export type OverviewFilter = QueryOf<'GET /api/admin/rewards/students'>;

/** Pupils with how far their rewards got. A list for eyes, so it ends where nobody reads on, before rewards are read. */
export const listRewarded = async (executor: Executor, filter: OverviewFilter, now: string, limit: number) => {
  const isMeant = await named(executor, filter.search);
  const shown = executor
    .selectFrom('students')
    .select(['id', 'name', 'searchKey', 'grade', 'classId', 'points', 'balance'])
    .where(isEnrolled())
    .where(isOfClass('students', filter))
    .where(isMeant('students'))
    .orderBy('grade')
    .orderBy('searchKey')
    .orderBy('name')
    .limit(limit);
  return executor
    .selectFrom(shown.as('s'))
    .leftJoin(agreements(executor).select(['a.studentId', 'a.agreed']).as('a'), 'a.studentId', 's.id')
    .leftJoin('rewards_tracking as r', (join) => join.onRef('r.studentId', '=', 's.id').on('r.deletedAt', 'is', null))
    .select([
      's.id as studentId',
      's.name',
      's.grade',
      's.classId',
      's.points',
      's.balance as coins',
      'a.agreed',
      sumIf(sql`r.is_sent_to_rewards = 1`).as('sent'),
      sumIf(sql`r.is_claimed = 1`).as('claimed'),
      sumIf(sql`r.is_sent_to_rewards = 1 and r.is_claimed = 0 and r.expires_at <= ${now}`).as('expired'),
    ])
    .groupBy(['s.id', 's.name', 's.searchKey', 's.grade', 's.classId', 's.points', 's.balance', 'a.agreed'])
    .orderBy('s.grade')
    .orderBy('s.searchKey')
    .orderBy('s.name')
    .execute();
};

export const findStudentName = (executor: Executor, id: number) =>
  executor.selectFrom('students').select(['id', 'name', 'grade']).where('id', '=', id).executeTakeFirst();

/** A row's columns as the rules read them. */
export const stateOf = (row: { isSentToRewards: 0 | 1; isClaimed: 0 | 1; expiresAt: string }): RewardState => ({
  isSent: row.isSentToRewards === 1,
  isClaimed: row.isClaimed === 1,
  expiresAt: row.expiresAt,
});

/** What was sent for a pupil's exams, by its cause, and whether it was claimed. */
export const listSentForExams = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('rewards_tracking')
    .select(['sourceId', 'isClaimed'])
    .where('studentId', '=', studentId)
    .where('rewardSource', '=', 'exam')
    .where('deletedAt', 'is', null)
    .execute();
export type SentForExam = Awaited<ReturnType<typeof listSentForExams>>[number];

/** When a pupil last claimed one; null where there are none. */
export const claimedOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('rewards_tracking')
    .select(({ fn }) => fn.max('claimedAt').as('claimedAt'))
    .where('studentId', '=', studentId)
    .where('isClaimed', '=', sql.lit(1))
    .where('deletedAt', 'is', null);

/** For whoever says of what they sent whether it was claimed. */
export const claims = (executor: Executor) => executor.selectFrom('rewards_tracking').select(['id', 'isClaimed']);

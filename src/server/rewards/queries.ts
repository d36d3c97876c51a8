import { sql } from 'kysely';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import type { RewardState } from '#domain/rewards/statuses';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { isEnrolled, isOfClass, named } from '#server/platform/db/pupils';
import { sumIf } from '#server/platform/db/sum-if';
import { agreements } from '#server/terms/service';
import type { QueryOf } from '#wire/contract';
import type { RewardsTracking } from './tables.ts';

export type NewReward = Omit<RewardsTracking, 'is_sent_to_rewards' | 'is_claimed' | 'claimed_at' | 'deleted_at'> & {
  is_sent_to_rewards: 0 | 1;
};

/** Answers whether the row was new: the unique indexes decide, also between two that come at once. */
export const insertReward = async (executor: Executor, reward: NewReward): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('rewards_tracking')
    .values(reward)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const findReward = (executor: Executor, id: string) =>
  executor.selectFrom('rewards_tracking').selectAll().where('id', '=', id).executeTakeFirst();

export type RewardRow = NonNullable<Awaited<ReturnType<typeof findReward>>>;

const ofSource = (executor: Executor, studentId: number, source: RewardSource) =>
  executor
    .selectFrom('rewards_tracking')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('reward_source', '=', source);

/** Sources that pay a pupil once in a lifetime, whatever their cause. */
export const findOnce = (executor: Executor, studentId: number, source: 'welcome_points' | 'profile_image') =>
  ofSource(executor, studentId, source).executeTakeFirst();

export const findByCause = (
  executor: Executor,
  {
    studentId,
    source,
    sourceId,
    type,
  }: { studentId: number; source: RewardSource; sourceId: string; type: RewardType },
) =>
  ofSource(executor, studentId, source)
    .where('source_id', '=', sourceId)
    .where('reward_type', '=', type)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('is_claimed', '=', 1)]))
    .executeTakeFirst();

export const markSent = (executor: Executor, id: string, at: string, expiresAt: string) =>
  executor
    .updateTable('rewards_tracking')
    .set({ is_sent_to_rewards: 1, sent_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .where('is_sent_to_rewards', '=', 0)
    .execute();

/** Of any number of claims at once this gives the row to exactly one. */
export const markClaimed = prepared(
  (executor, { id, studentId, at, now }: { id: string; studentId: number; at: string; now: string }) =>
    executor
      .updateTable('rewards_tracking')
      .set({ is_claimed: 1, claimed_at: at })
      .where('id', '=', id)
      .where('student_id', '=', studentId)
      .where('is_sent_to_rewards', '=', 1)
      .where('is_claimed', '=', 0)
      .where('deleted_at', 'is', null)
      .where('expires_at', '>', now)
      .where((eb) =>
        eb.exists(
          agreements(executor).select('a.agreed').where('a.student_id', '=', studentId).where('a.agreed', '=', 1),
        ),
      )
      .returning(['reward_source', 'reward_type', 'amount', 'title']),
);

/** Years of school fit in; what is older than this many has long been claimed or missed. */
const MOST_SHOWN = 300;

const ofStudent = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('rewards_tracking')
    .select([
      'id',
      'reward_source',
      'reward_type',
      'amount',
      'title',
      'is_sent_to_rewards',
      'is_claimed',
      'claimed_at',
      'expires_at',
      'created_at',
    ])
    .where('student_id', '=', studentId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(sql.lit(MOST_SHOWN));

export const listOfStudent = prepared((executor, { studentId }: { studentId: number }) =>
  ofStudent(executor, studentId),
);

export type StudentRewardRow = RowOf<typeof listOfStudent>;

/** Without the history, which grows: for the first screen. */
export const listUnclaimed = prepared(
  (executor, { studentId }: { studentId: number }) =>
    ofStudent(executor, studentId).where('is_claimed', '=', sql.lit(0)),
  { remember: 'answer' },
);

export const removeReward = (executor: Executor, id: string, at: string) =>
  executor
    .updateTable('rewards_tracking')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['student_id', 'reward_source', 'reward_type', 'amount', 'is_claimed'])
    .executeTakeFirst();

export const removeAllOfStudent = async (executor: Executor, studentId: number, at: string): Promise<number> => {
  const { numUpdatedRows } = await executor
    .updateTable('rewards_tracking')
    .set({ deleted_at: at })
    .where('student_id', '=', studentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

export type RewardFilter = QueryOf<'GET /api/admin/rewards'>;

/** Where a page of the list ended, as the page sends it back; anything else begins at the top. */
export const cursorAt = ({ created_at, id }: TrackedRow): string => `${created_at}~${id}`;

export const listTracked = async (executor: Executor, { after = '', ...filter }: RewardFilter, limit: number) => {
  const isMeant = await named(executor, filter.search);
  const [createdAt, id] = after.split('~');
  return executor
    .selectFrom('rewards_tracking as r')
    .innerJoin('students as s', 's.id', 'r.student_id')
    .select([
      'r.id',
      'r.student_id',
      's.name',
      's.grade',
      'r.reward_source',
      'r.reward_type',
      'r.amount',
      'r.title',
      'r.is_sent_to_rewards',
      'r.is_claimed',
      'r.created_at',
      'r.expires_at',
      'r.claimed_at',
    ])
    .where('r.deleted_at', 'is', null)
    .$if(filter.source !== undefined, (query) => query.where('r.reward_source', '=', filter.source as RewardSource))
    .$if(filter.type !== undefined, (query) => query.where('r.reward_type', '=', filter.type as RewardType))
    .where(isOfClass('s', filter))
    .where(isMeant('s'))
    .$if(Boolean(createdAt && id), (query) =>
      query.where((eb) => eb(eb.refTuple('r.created_at', 'r.id'), '<', eb.tuple(createdAt ?? '', id ?? ''))),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
};

export type TrackedRow = Awaited<ReturnType<typeof listTracked>>[number];

export type OverviewFilter = QueryOf<'GET /api/admin/rewards/students'>;

type IsMeant = Awaited<ReturnType<typeof named>>;

const shownStudents = (executor: Executor, filter: OverviewFilter, isMeant: IsMeant, limit: number) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'search_key', 'grade', 'class_id', 'points', 'balance'])
    .where(isEnrolled())
    .where(isOfClass('students', filter))
    .where(isMeant('students'))
    .orderBy('grade')
    .orderBy('search_key')
    .orderBy('name')
    .limit(limit);

/** Pupils with how far their rewards got. A list for eyes, so it ends where nobody reads on, before rewards are read. */
export const listRewarded = async (executor: Executor, filter: OverviewFilter, now: string, limit: number) => {
  const isMeant = await named(executor, filter.search);
  return executor
    .selectFrom(shownStudents(executor, filter, isMeant, limit).as('s'))
    .leftJoin(agreements(executor).select(['a.student_id', 'a.agreed']).as('a'), 'a.student_id', 's.id')
    .leftJoin('rewards_tracking as r', (join) => join.onRef('r.student_id', '=', 's.id').on('r.deleted_at', 'is', null))
    .select([
      's.id',
      's.name',
      's.grade',
      's.class_id',
      's.points',
      's.balance',
      'a.agreed',
      sumIf(sql`r.is_sent_to_rewards = 1`).as('sent'),
      sumIf(sql`r.is_claimed = 1`).as('claimed'),
      sumIf(sql`r.is_sent_to_rewards = 1 and r.is_claimed = 0 and r.expires_at <= ${now}`).as('expired'),
    ])
    .groupBy(['s.id', 's.name', 's.search_key', 's.grade', 's.class_id', 's.points', 's.balance', 'a.agreed'])
    .orderBy('s.grade')
    .orderBy('s.search_key')
    .orderBy('s.name')
    .execute();
};

export type RewardedRow = Awaited<ReturnType<typeof listRewarded>>[number];

export const findStudentName = (executor: Executor, id: number) =>
  executor.selectFrom('students').select(['id', 'name', 'grade']).where('id', '=', id).executeTakeFirst();

/** A row's columns as the rules read them. */
export const stateOf = (row: { is_sent_to_rewards: 0 | 1; is_claimed: 0 | 1; expires_at: string }): RewardState => ({
  isSent: row.is_sent_to_rewards === 1,
  isClaimed: row.is_claimed === 1,
  expiresAt: row.expires_at,
});

/** What was sent for a pupil's exams, by its cause, and whether it was claimed. */
export const listSentForExams = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('rewards_tracking')
    .select(['source_id', 'is_claimed'])
    .where('student_id', '=', studentId)
    .where('reward_source', '=', 'exam')
    .where('deleted_at', 'is', null)
    .execute();
export type SentForExam = Awaited<ReturnType<typeof listSentForExams>>[number];

/** Whether a pupil has ever claimed one. */
export const claimedOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('rewards_tracking')
    .select(sql.lit(1).as('one'))
    .where('student_id', '=', studentId)
    .where('is_claimed', '=', sql.lit(1))
    .where('deleted_at', 'is', null)
    .limit(sql.lit(1));

/** For whoever says of what they sent whether it was claimed. */
export const claims = (executor: Executor) => executor.selectFrom('rewards_tracking').select(['id', 'is_claimed']);

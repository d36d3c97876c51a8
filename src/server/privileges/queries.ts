import { type Expression, type Insertable, sql, type Updateable } from 'kysely';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { hasChanged } from '#server/platform/db/changes';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { isOfClass, isOfOwn } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import { newestFirst } from '#server/platform/pages';
import { type CountWaiting, waitingSince } from '#server/platform/waiting';
import type { QueryOf } from '#wire/contract';
import type { PrivilegeOffers, SurprisePicks } from './tables.ts';

/** Spelt out and no parameters: engines recognise a partial index by its words. */
const WAITS = sql<boolean>`is_claimed = 1 and is_processed = 0`;
const UNSEEN = sql<boolean>`is_processed = 1 and answer_seen_at is null`;

const offers = (executor: Executor) =>
  executor
    .selectFrom('privilege_offers as o')
    .selectAll('o')
    .select((eb) =>
      eb
        .selectFrom('surprise_picks')
        .select((pick) => pick.fn.countAll<number>().as('count'))
        .whereRef('offerId', '=', 'o.id')
        .where(WAITS)
        .$asScalar()
        .$notNull()
        .as('waiting'),
    );

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];

export const listOffers = (executor: Executor, limit: number) =>
  offers(executor).orderBy('o.isOpen', 'desc').orderBy('o.id', 'desc').limit(limit).execute();

export const readOffer = (executor: Executor, id: number) =>
  offers(executor).where('o.id', '=', id).executeTakeFirstOrThrow(refusing('privilege_offer_not_found'));

export const findOpenOffer = (executor: Executor, text: string, grade: Grade | null) =>
  offers(executor)
    .where('o.text', '=', text)
    .where('o.grade', grade === null ? 'is' : '=', grade)
    .where('o.isOpen', '=', 1)
    .executeTakeFirst();

/** Undefined where the same is offered already, also when both arrive at once. */
export const insertOffer = (executor: Executor, offer: Insertable<PrivilegeOffers>) =>
  executor
    .insertInto('privilege_offers')
    .values(offer)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();

export const closeOffer = (executor: Executor, id: number, at: string): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('privilege_offers')
      .set({ isOpen: 0, closedAt: at })
      .where('id', '=', id)
      .where('isOpen', '=', 1),
  );

export const listOpenOffers = (executor: Executor, grade: Grade) =>
  executor
    .selectFrom('privilege_offers')
    .select(['id', 'text', 'description'])
    .where('isOpen', '=', 1)
    .where((eb) => eb.or([eb('grade', 'is', null), eb('grade', '=', grade)]))
    .orderBy('id', 'desc')
    .execute();

const picks = (executor: Executor) =>
  executor
    .selectFrom('surprise_picks as p')
    .innerJoin('students as s', 's.id', 'p.studentId')
    .selectAll('p')
    .select('s.name as studentName');

export type PickRow = Awaited<ReturnType<typeof readPick>>;
export type OwnPickRow = Omit<PickRow, 'studentName'>;

export const readPick = (executor: Executor, id: number) =>
  picks(executor).where('p.id', '=', id).executeTakeFirstOrThrow(refusing('privilege_not_found'));

const ownPicks = (executor: Executor, studentId: number) =>
  executor.selectFrom('surprise_picks').selectAll().where('studentId', '=', studentId);

export const findOwnPick = (executor: Executor, studentId: number, id: number) =>
  ownPicks(executor, studentId).where('id', '=', id).executeTakeFirst();

export const findWaiting = (executor: Executor, studentId: number, offerId: number) =>
  ownPicks(executor, studentId).where('offerId', '=', offerId).where(WAITS).executeTakeFirst();

export const listOwnPicks = (executor: Executor, studentId: number, limit: number) =>
  ownPicks(executor, studentId).orderBy('id', 'desc').limit(limit).execute();

type NewPick = Omit<Insertable<SurprisePicks>, 'surpriseType'>;

/** Nothing where a booking of this offer waits already, also when both arrive at once. */
export const insertBooking = (executor: Executor, pick: NewPick) =>
  executor
    .insertInto('surprise_picks')
    .values({ ...pick, surpriseType: 'PRIVILEGE', isClaimed: 1, claimedAt: pick.createdAt })
    .onConflict((oc) => oc.doNothing())
    .execute();

export const insertPick = (executor: Executor, pick: NewPick) =>
  executor
    .insertInto('surprise_picks')
    .values({ ...pick, surpriseType: 'PRIVILEGE' })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Those of an order that nobody has booked. */
export const deleteUnbooked = (executor: Executor, orderId: number) =>
  executor
    .deleteFrom('surprise_picks')
    .where('orderId', '=', orderId)
    .where('isClaimed', '=', 0)
    .where('isProcessed', '=', 0)
    .execute();

export const hasPicks = (executor: Executor, orderId: number): Promise<boolean> =>
  hasRows(executor.selectFrom('surprise_picks').where('orderId', '=', orderId));

export const findGrade = (executor: Executor, studentId: number) =>
  executor.selectFrom('students').select('grade').where('id', '=', studentId).executeTakeFirstOrThrow();

export const claimPick = (executor: Executor, id: number, at: string): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('surprise_picks')
      .set({ isClaimed: 1, claimedAt: at })
      .where('id', '=', id)
      .where('isClaimed', '=', 0),
  );

/** False where it does not wait any more. */
export const unclaimPick = (executor: Executor, id: number): Promise<boolean> =>
  hasChanged(
    executor.updateTable('surprise_picks').set({ isClaimed: 0, claimedAt: null }).where('id', '=', id).where(WAITS),
  );

/** False where it does not wait any more. */
export const deleteWaiting = (executor: Executor, id: number): Promise<boolean> =>
  hasChanged(executor.deleteFrom('surprise_picks').where('id', '=', id).where(WAITS));

export type PickFilter = QueryOf<'GET /api/admin/privileges'>;

/** `pickStatus` of the rules, as a condition. */
const STATUS = {
  all: sql<boolean>`p.is_claimed = 1`,
  waiting: sql<boolean>`p.is_claimed = 1 and p.is_processed = 0`,
  done: sql<boolean>`p.is_claimed = 1 and p.is_processed = 1 and p.teacher_comment is null`,
  rejected: sql<boolean>`p.is_claimed = 1 and p.is_processed = 1 and p.teacher_comment is not null`,
} as const satisfies Record<PickFilter['status'], unknown>;

export const listPicks = (executor: Executor, filter: PickFilter, limit: number) =>
  picks(executor)
    .where(STATUS[filter.status])
    .$if(filter.grade !== undefined, (query) => query.where('p.grade', '=', filter.grade as Grade))
    .where(isOfClass('s', { section: filter.section }))
    .$call(newestFirst('p.id', filter.before, limit))
    .execute();

export const countWaiting: CountWaiting = (executor, _now, own) =>
  executor
    .selectFrom('surprise_picks')
    .select(waitingSince('claimedAt'))
    .where(WAITS)
    .where(isOfOwn('student_id', own))
    .executeTakeFirstOrThrow();

/** False where it does not wait: of two decisions at once, one finds nothing to change. */
export const processPick = (executor: Executor, id: number, decision: Updateable<SurprisePicks>): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('surprise_picks')
      .set({ ...decision, isProcessed: 1 })
      .where('id', '=', id)
      .where(WAITS),
  );

/** False where the pupil had looked at all answers of the teacher. */
export const markAnswersSeen = (executor: Executor, studentId: number, at: string): Promise<boolean> =>
  hasChanged(
    executor.updateTable('surprise_picks').set({ answerSeenAt: at }).where('studentId', '=', studentId).where(UNSEEN),
  );

/** What was bought together with others stays, with nobody's name on it. */
export const forgetPicks = (executor: Executor, studentId: number, orderIds: Expression<number>) =>
  executor
    .updateTable('surprise_picks')
    .set({ studentId: FORMER_STUDENT_ID })
    .where('studentId', '=', studentId)
    .where('orderId', 'in', orderIds)
    .execute();

/** How many answers of the teacher a pupil has not seen. */
export const answersOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('surprise_picks')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('studentId', '=', studentId)
    .where(UNSEEN);

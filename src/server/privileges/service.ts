import type { PupilActor, StaffActor } from '#domain/access/actors';
import type { Amounts } from '#domain/ledger/ledger';
import { pickStatus } from '#domain/privileges/pick';
import type { Grade } from '#domain/roster/grades';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';

export { answersOf, forgetPicks } from './queries.ts';

/** More than a school year brings to anybody. */
const OWN_PICKS = 100;

const statusOf = (row: queries.OwnPickRow) =>
  pickStatus({
    isClaimed: row.isClaimed === 1,
    isProcessed: row.isProcessed === 1,
    teacherComment: row.teacherComment,
  });

export const withStatus = <Row extends queries.OwnPickRow>(row: Row) => ({
  text: row.surpriseMessage,
  status: statusOf(row),
  isPaid: row.orderId !== null,
  isNew: row.isProcessed === 1 && row.answerSeenAt === null,
  ...row,
});

export const readOwnPrivileges = async (deps: Deps, pupil: PupilActor) => {
  const [offers, picks] = await Promise.all([
    queries.listOpenOffers(deps.db, pupil.grade),
    queries.listOwnPicks(deps.db, pupil.studentId, OWN_PICKS),
  ]);
  const waiting = new Set(picks.filter((pick) => statusOf(pick) === 'waiting').map((pick) => pick.offerId));
  return {
    offers: offers.map((offer) => ({ isBooked: waiting.has(offer.id), ...offer })),
    picks: picks.map(withStatus),
  };
};

/** The first screen says no more that they wait. */
export const seeAnswers = async (deps: Deps, { studentId }: PupilActor): Promise<void> => {
  if (await queries.markAnswersSeen(deps.db, studentId, deps.clock().toISOString()))
    deps.live.tell({ students: [studentId] }, 'privileges');
};

const bookableOffer = async (executor: Executor, pupil: PupilActor, id: number): Promise<queries.OfferRow> => {
  const offer = await queries.readOffer(executor, id);
  if (offer.grade !== null && offer.grade !== pupil.grade) throw new Refusal('privilege_offer_not_found');
  if (!offer.isOpen) throw new Refusal('privilege_offer_closed');
  return offer;
};

/** While a booking of the same offer waits, it is the answer. */
export const bookOffer = async (deps: Deps, pupil: PupilActor, id: number): Promise<queries.OwnPickRow> => {
  const { studentId, grade } = pupil;
  const before = await queries.findWaiting(deps.db, studentId, id);
  if (before) return before;
  const offer = await bookableOffer(deps.db, pupil, id);
  const createdAt = deps.clock().toISOString();
  await queries.insertBooking(deps.db, { studentId, grade, surpriseMessage: offer.text, offerId: id, createdAt });
  const booked = await queries.findWaiting(deps.db, studentId, id);
  // The teacher was faster than this line.
  if (!booked) throw new Refusal('privilege_offer_closed');
  deps.live.tellBoth({ students: [studentId] }, 'privileges');
  return booked;
};

export const bookPick = async (deps: Deps, { studentId }: PupilActor, id: number): Promise<queries.OwnPickRow> => {
  if (await queries.findOwnPick(deps.db, studentId, id))
    await queries.claimPick(deps.db, id, deps.clock().toISOString());
  const booked = orRefuse(await queries.findOwnPick(deps.db, studentId, id), 'privilege_not_found');
  deps.live.tellBoth({ students: [studentId] }, 'privileges');
  return booked;
};

/** What was offered is as if it had never been booked; what was bought is the pupil's still. */
export const cancelBooking = async (deps: Deps, { studentId }: PupilActor, id: number): Promise<void> => {
  const booked = orRefuse(await queries.findOwnPick(deps.db, studentId, id), 'privilege_not_found');
  const withdraw = booked.offerId === null ? queries.unclaimPick : queries.deleteWaiting;
  // The teacher may have decided meanwhile.
  if (!(await withdraw(deps.db, id))) throw new Refusal('privilege_not_waiting');
  deps.live.tellBoth({ students: [studentId] }, 'privileges');
};

/** A privilege that an order paid for, to be booked when wanted. The caller tells the pupil after its commit. */
export const grantPrivilege = async (
  executor: Executor,
  now: Date,
  { studentId, text, orderId }: { readonly studentId: number; readonly text: string; readonly orderId: number | null },
): Promise<number> => {
  const { grade } = await queries.findGrade(executor, studentId);
  const createdAt = now.toISOString();
  const pick = { studentId, grade, surpriseMessage: text, orderId, createdAt };
  return (await queries.insertPick(executor, pick)).id;
};

/** What an order had granted, where its delivery was a mistake. False where some of it was booked: then nothing may go on. */
export const withdrawGranted = async (executor: Executor, orderId: number): Promise<boolean> => {
  await queries.deleteUnbooked(executor, orderId);
  return !(await queries.hasPicks(executor, orderId));
};

/** The open ones and what was offered lately. */
const MOST_SHOWN = 100;

export const listOffers = (deps: Deps) => queries.listOffers(deps.db, MOST_SHOWN);

const tellOffered = (deps: Deps, grade: Grade | null): void =>
  deps.live.tellBoth(grade === null ? 'students' : { grade }, 'privileges');

type NewOffer = BodyOf<'POST /api/admin/privileges/offers'>;

/** Sent twice it is offered once; the same words with another description are a mistake to be told. */
const offeredBefore = async (executor: Executor, given: NewOffer): Promise<queries.OfferRow> => {
  const offer = await queries.findOpenOffer(executor, given.text, given.grade);
  if (!offer || offer.description !== given.description) throw new Refusal('privilege_offer_exists');
  return offer;
};

export const offerPrivilege = async (deps: Deps, staff: StaffActor, given: NewOffer): Promise<queries.OfferRow> => {
  const { text, description, grade } = given;
  const offer = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const made = { text, description, grade, createdAt: now.toISOString(), createdBy: staff.staffId };
    const inserted = await queries.insertOffer(trx, made);
    if (!inserted) return offeredBefore(trx, given);
    await logAct(trx, now, staff, 'privilege_offered', about('privilege_offers', inserted.id), {
      after: { privilege: text, description, grade },
    });
    return queries.readOffer(trx, inserted.id);
  });
  tellOffered(deps, offer.grade);
  return offer;
};

/** What was booked stays booked. */
export const closeOffer = async (deps: Deps, staff: StaffActor, id: number): Promise<queries.OfferRow> => {
  const offer = await deps.db.transaction().execute(async (trx) => {
    const { text } = await queries.readOffer(trx, id);
    const now = deps.clock();
    if (await queries.closeOffer(trx, id, now.toISOString()))
      await logAct(trx, now, staff, 'privilege_offer_closed', about('privilege_offers', id), {
        details: { privilege: text },
      });
    return queries.readOffer(trx, id);
  });
  tellOffered(deps, offer.grade);
  return offer;
};

/** How what pupils paid for a privilege goes back. Whoever sells privileges knows them, so its manifest hands this over. */
export interface Refunds {
  /** What goes back, to all who paid, where one privilege of an order is rejected; by the order. */
  list(executor: Executor, orderIds: readonly number[]): Promise<ReadonlyMap<number, Amounts>>;
  /** Within the rejection; answers what is to be told after its commit. */
  pay(trx: Executor, deps: Deps, now: Date, rejection: Rejection): Promise<() => void>;
}

export interface Rejection {
  readonly pickId: number;
  readonly orderId: number;
  readonly staffId: number;
  readonly reason: string;
}

const PAGE = 50;

/** Each with what its rejection would give back; null for what nobody paid, or what is decided. */
const withRefunds = async (executor: Executor, refunds: Refunds, rows: readonly queries.PickRow[]) => {
  const orderOf = ({ isProcessed, orderId }: queries.PickRow) => (isProcessed === 0 ? orderId : null);
  const prices = await refunds.list(
    executor,
    rows.flatMap((row) => orderOf(row) ?? []),
  );
  return rows.map((row) => ({ ...row, refund: prices.get(orderOf(row) ?? 0) ?? null }));
};

type ProcessedPick = Awaited<ReturnType<typeof withRefunds>>[number];

export const listPicks = async (deps: Deps, refunds: Refunds, filter: queries.PickFilter) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) => queries.listPicks(deps.db, filter, limit));
  return {
    rows: await withRefunds(deps.db, refunds, rows),
    nextBefore,
    waiting: (await queries.countWaiting(deps.db, deps.clock(), null)).count,
  };
};

/** A comment is what makes it a rejection (D-27); one that was paid is given back with it. */
const decide = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  rejection: { readonly comment: string; readonly refunds: Refunds } | null,
): Promise<ProcessedPick> => {
  const comment = rejection?.comment ?? null;
  const { pick, tell } = await deps.db.transaction().execute(async (trx) => {
    const found = await queries.readPick(trx, id);
    const now = deps.clock();
    const decision = { processedAt: now.toISOString(), processedBy: staff.staffId, teacherComment: comment };
    if (!(await queries.processPick(trx, id, decision))) throw new Refusal('privilege_not_waiting');
    const action = comment === null ? 'privilege_done' : 'privilege_rejected';
    await logAct(trx, now, staff, action, about('surprise_picks', id, found.studentName), {
      details: { privilege: found.surpriseMessage, comment },
    });
    const { orderId } = found;
    const paid = rejection && orderId !== null && { pickId: id, orderId, staffId: staff.staffId };
    return {
      tell: paid ? await rejection.refunds.pay(trx, deps, now, { ...paid, reason: rejection.comment }) : null,
      pick: await queries.readPick(trx, id),
    };
  });
  deps.live.tellBoth({ students: [pick.studentId] }, 'privileges');
  tell?.();
  return { ...pick, refund: null };
};

export const markDone = (deps: Deps, staff: StaffActor, id: number) => decide(deps, staff, id, null);
export const rejectPick = (deps: Deps, refunds: Refunds, staff: StaffActor, id: number, comment: string) =>
  decide(deps, staff, id, { comment, refunds });

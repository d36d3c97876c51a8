import type { StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';

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
    const made = { text, description, grade, created_at: now.toISOString(), created_by: staff.staffId };
    const id = await queries.insertOffer(trx, made);
    if (id === null) return offeredBefore(trx, given);
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'privilege_offered',
      ...about('privilege_offers', id),
      after: { privilege: text, description, grade },
    });
    return queries.readOffer(trx, id);
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
      await logAdminAction(trx, now, {
        actor: staff,
        action: 'privilege_offer_closed',
        ...about('privilege_offers', id),
        details: { privilege: text },
      });
    return queries.readOffer(trx, id);
  });
  tellOffered(deps, offer.grade);
  return offer;
};

import type { StaffActor } from '#domain/access/actors';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { BodyOf } from '#wire/contract';
import { auditSubject, onBanks, tellOfQuestions } from './bank.ts';
import * as queries from './bank-queries.ts';

/** Of the words that were read: those a colleague changed meanwhile nobody has reviewed. */
export const reviewQuestion = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { isReviewed, versionId }: BodyOf<'POST /api/admin/questions/:id/review'>,
): Promise<queries.StaffRow> => {
  const reviewed = await onBanks(deps, async (trx) => {
    const row = await queries.readForStaff(trx, id);
    if (row.id !== versionId) throw new Refusal('question_changed');
    if ((row.reviewed_at !== null) === isReviewed) return row;
    const now = deps.clock();
    await queries.setReview(trx, id, isReviewed ? { by: staff.staffId, at: now.toISOString() } : null);
    const action = isReviewed ? 'question_reviewed' : 'question_review_withdrawn';
    await logAdminAction(trx, now, { actor: staff, action, ...auditSubject(row) });
    return queries.readForStaff(trx, id);
  });
  tellOfQuestions(deps);
  return reviewed;
};

/** A session that is under way still asks it: it was drawn before. */
export const retireQuestion = async (deps: Deps, staff: StaffActor, id: number, isRetired: boolean) => {
  const retired = await onBanks(deps, async (trx) => {
    const row = await queries.readForStaff(trx, id);
    if ((row.retired_at !== null) === isRetired) return row;
    const now = deps.clock();
    await queries.setRetired(trx, id, isRetired ? now.toISOString() : null);
    const action = isRetired ? 'question_retired' : 'question_restored';
    await logAdminAction(trx, now, { actor: staff, action, ...auditSubject(row) });
    return queries.readForStaff(trx, id);
  });
  tellOfQuestions(deps);
  return retired;
};

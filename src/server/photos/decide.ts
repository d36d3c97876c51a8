import type { StaffActor } from '#domain/access/actors';
import { PROFILE_IMAGE_COINS } from '#domain/rewards/kinds';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { createReward, sendToRewards } from '#server/rewards/service';
import { setProfileImage } from '#server/roster/service';
import * as queries from './queries.ts';

/** Once in a pupil's life: whoever has claimed it already gets a new face, and no second reward. */
const rewardPhoto = async (trx: Executor, now: Date, photo: queries.PhotoRow): Promise<void> => {
  try {
    const { id } = await createReward(trx, now, {
      studentId: photo.studentId,
      source: 'profile_image',
      type: 'coins',
      amount: PROFILE_IMAGE_COINS,
      sourceId: String(photo.id),
    });
    await sendToRewards(trx, now, id);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'profile_image_reward_claimed')) throw error;
  }
};

const subjectOf = (photo: queries.PhotoRow) => ({
  ...about('profile_image_approvals', photo.id, photo.studentName),
  before: { status: photo.status },
});

export const approvePhoto = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  seen: { hasParentalConsent: boolean; isRealPhoto: boolean },
): Promise<queries.PhotoRow> => {
  const approved = await deps.db.transaction().execute(async (trx) => {
    const photo = await queries.readPhoto(trx, id);
    if (photo.status === 'pending' && !seen.hasParentalConsent) throw new Refusal('photo_consent_missing');
    const now = deps.clock();
    const isDecided = await queries.decide(trx, id, {
      status: 'approved',
      reviewedBy: staff.staffId,
      approvedAt: now.toISOString(),
      hasParentalConsent: seen.hasParentalConsent ? 1 : 0,
      isRealPhoto: seen.isRealPhoto ? 1 : 0,
    });
    if (!(isDecided && photo.fileId)) throw new Refusal('photo_already_decided');
    await setProfileImage(trx, photo.studentId, photo.fileId);
    await queries.deleteEarlierFiles(trx, photo);
    await rewardPhoto(trx, now, photo);
    await logAdminAction(trx, now, { actor: staff, action: 'photo_approved', ...subjectOf(photo), details: seen });
    return queries.readPhoto(trx, id);
  });
  const pupil = { students: [approved.studentId] };
  deps.live.tell(pupil, 'photo');
  deps.live.tell(pupil, 'rewards');
  deps.live.tell('staff', 'photo');
  return approved;
};

export const rejectPhoto = async (deps: Deps, staff: StaffActor, id: number, reason: string) => {
  const rejected = await deps.db.transaction().execute(async (trx) => {
    const photo = await queries.readPhoto(trx, id);
    const now = deps.clock();
    const isDecided = await queries.decide(trx, id, {
      status: 'rejected',
      reviewedBy: staff.staffId,
      rejectedAt: now.toISOString(),
      rejectionReason: reason,
    });
    if (!isDecided) throw new Refusal('photo_already_decided');
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'photo_rejected',
      ...subjectOf(photo),
      details: { reason },
    });
    return queries.readPhoto(trx, id);
  });
  deps.live.tellBoth({ students: [rejected.studentId] }, 'photo');
  return rejected;
};

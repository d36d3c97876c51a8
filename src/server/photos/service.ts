import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import { fileKind } from '#domain/files/kinds';
import { PHOTO_SIDE, PHOTO_SMALL_SIDE, PHOTOS_PER_HOUR, type PhotoFilter } from '#domain/photos/approval';
import { PROFILE_IMAGE_COINS } from '#domain/rewards/kinds';
import {
  type ConsentEffect,
  deleteFilesOf,
  isWithheld,
  isWithheldFrom,
  takeConsentTurn,
} from '#server/consents/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import { isLostMeanwhile } from '#server/platform/db/lost';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { countUpload } from '#server/platform/files/hourly-uploads';
import { squareImage } from '#server/platform/files/images';
import { inTurn, takeTurns } from '#server/platform/guards';
import { onceFor } from '#server/platform/once-for';
import { readPage } from '#server/platform/pages';
import { createSentReward } from '#server/rewards/service';
import { clearProfileImages, setProfileImage } from '#server/roster/service';
import type { OwnPhoto } from '#wire/photos';
import * as queries from './queries.ts';

const PAGE = 24;

const presentOwn = (state: queries.PhotoState | undefined): OwnPhoto => {
  const isPending = state?.status === 'pending' && state.fileId !== null && state.submittedAt !== null;
  return {
    fileId: state?.profileImage ?? null,
    isWithheld: state?.isWithheld === 1,
    pending: isPending ? { fileId: state.fileId as string, submittedAt: state.submittedAt as string } : null,
    rejectionReason: state?.status === 'rejected' ? state.rejectionReason : null,
  };
};

export const ownPhoto = async (executor: Executor, studentId: number): Promise<OwnPhoto> =>
  presentOwn(await queries.findState(executor, studentId));

const NO_PHOTO = { fileId: null, isWithheld: false, isPending: false, rejectionReason: null };

/** The same object for as long as the row is remembered. */
const shownState = onceFor((state: queries.PhotoState) => {
  const { pending, ...shown } = presentOwn(state);
  return { ...shown, isPending: pending !== null };
});

/** As the dashboard shows it. */
export const photoState = async (executor: Executor, studentId: number) => {
  const state = await queries.findState(executor, studentId);
  return state ? shownState(state) : NO_PHOTO;
};

export const takeBackPhoto = async (deps: Deps, pupil: PupilActor): Promise<void> => {
  const taken = await deps.db.transaction().execute((trx) => queries.deletePending(trx, pupil.studentId));
  if (taken) deps.live.tell('staff', 'photo');
};

const countPhotos = async (executor: Executor, wanted: ClassFilter): Promise<Record<PhotoFilter, number>> => {
  const counts = { pending: 0, approved: 0, rejected: 0, all: 0 };
  for (const { status, count } of await queries.countByStatus(executor, wanted)) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
};

export const listPhotos = async (deps: Deps, filter: queries.PhotosWanted) => {
  const page = await readPage(PAGE, (limit) => queries.listPhotos(deps.db, filter, limit));
  return { ...page, counts: await countPhotos(deps.db, filter) };
};

/** Counted before the costly look at the picture, and for each pupil one by one: ten sent at once count as ten. */
const countOneMore = (deps: Deps, studentId: number): Promise<void> =>
  inTurn(deps, ['photo-upload', studentId], async (trx) => {
    const retryAfter = await countUpload(trx, 'photo_uploads', studentId, deps.clock(), PHOTOS_PER_HOUR);
    if (retryAfter > 0) throw new Refusal('photo_uploads_limited', { retryAfter });
  });

const refuseWithheld = async (executor: Executor, studentId: number): Promise<void> => {
  if (await isWithheldFrom(executor, 'photo', studentId)) throw new Refusal('photo_withheld');
};

const replacePending = async (deps: Deps, trx: Executor, studentId: number, fileId: string): Promise<void> => {
  await takeConsentTurn(trx, deps.engine);
  await refuseWithheld(trx, studentId);
  await takeTurns(trx, deps.engine, 'photo', String(studentId));
  await queries.deletePending(trx, studentId);
  await queries.insertPending(trx, { studentId, fileId, now: deps.clock() });
};

/** What went wrong is the log's; the pupil reads the specification's sentence. */
const asRequestFailure = (deps: Deps) => (error: unknown) => {
  if (isLostMeanwhile(error) || (error instanceof Refusal && error.code === 'photo_withheld')) throw error;
  deps.log.error({ err: error }, 'photo request failed');
  throw new Refusal('photo_request_failed');
};

/** Judged by its content, whatever it is called, and drawn anew: nothing of the sent file is kept, EXIF least of all. */
export const submitPhoto = async (deps: Deps, pupil: PupilActor, sent: Buffer): Promise<void> => {
  await refuseWithheld(deps.db, pupil.studentId);
  const type = await fileTypeFromBuffer(sent);
  if (fileKind(type?.mime)?.kind !== 'image') throw new Refusal('photo_not_image');
  await countOneMore(deps, pupil.studentId);
  const full = await squareImage(sent, PHOTO_SIDE);
  const small = await squareImage(full, PHOTO_SMALL_SIDE);
  await withNewFile(
    deps,
    { purpose: 'avatar', studentId: pupil.studentId, extension: 'webp', contents: { full, small } },
    (trx, fileId) => replacePending(deps, trx, pupil.studentId, fileId),
  ).catch(asRequestFailure(deps));
  deps.live.tell('staff', 'photo');
};

/** Once in a pupil's life: whoever has claimed it already gets a new face, and no second reward. */
const rewardPhoto = async (trx: Executor, now: Date, photo: queries.PhotoRow): Promise<void> => {
  try {
    await createSentReward(trx, now, {
      studentId: photo.studentId,
      source: 'profile_image',
      type: 'coins',
      amount: PROFILE_IMAGE_COINS,
      sourceId: String(photo.id),
    });
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
    await takeConsentTurn(trx, deps.engine);
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
    await logAct(trx, now, staff, 'photo_approved', subjectOf(photo), { details: seen });
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
    await logAct(trx, now, staff, 'photo_rejected', subjectOf(photo), { details: { reason } });
    return queries.readPhoto(trx, id);
  });
  deps.live.tellBoth({ students: [rejected.studentId] }, 'photo');
  return rejected;
};

/** From every screen, with its files; what was earned with it stays. */
export const photoConsent: ConsentEffect = {
  topic: 'photo',
  withdraw: async (trx) => {
    await queries.deleteWithheld(trx);
    await clearProfileImages(trx, isWithheld('photo', sql.ref('id')));
    return deleteFilesOf(trx, 'photo', 'avatar');
  },
};

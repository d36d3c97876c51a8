import { fileTypeFromBuffer } from 'file-type';
import type { PupilActor } from '#domain/access/actors';
import { fileKind } from '#domain/files/kinds';
import { PHOTO_SIDE, PHOTO_SMALL_SIDE, PHOTOS_PER_HOUR, type PhotoFilter } from '#domain/photos/approval';
import type { Executor } from '#server/platform/db/database';
import { isLostMeanwhile } from '#server/platform/db/lost';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { countUpload } from '#server/platform/files/hourly-uploads';
import { squareImage } from '#server/platform/files/images';
import { takeTurns } from '#server/platform/guards';
import { readPage } from '#server/platform/pages';
import type { OwnPhoto } from '#wire/photos';
import * as queries from './queries.ts';

export { approvePhoto, rejectPhoto } from './decide.ts';

const PAGE = 24;

export const ownPhoto = async (executor: Executor, studentId: number): Promise<OwnPhoto> => {
  const state = await queries.findState(executor, studentId);
  const isPending = state?.status === 'pending' && state.fileId !== null && state.submittedAt !== null;
  return {
    fileId: state?.profileImage ?? null,
    pending: isPending ? { fileId: state.fileId as string, submittedAt: state.submittedAt as string } : null,
    rejectionReason: state?.status === 'rejected' ? state.rejectionReason : null,
  };
};

/** As the dashboard shows it. */
export const photoState = async (executor: Executor, studentId: number) => {
  const { fileId, pending, rejectionReason } = await ownPhoto(executor, studentId);
  return { fileId, isPending: pending !== null, rejectionReason };
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
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'photo-upload', String(studentId));
    const retryAfter = await countUpload(trx, 'photo_uploads', studentId, deps.clock(), PHOTOS_PER_HOUR);
    if (retryAfter > 0) throw new Refusal('photo_uploads_limited', { retryAfter });
  });

const replacePending = async (deps: Deps, trx: Executor, studentId: number, fileId: string): Promise<void> => {
  await takeTurns(trx, deps.engine, 'photo', String(studentId));
  await queries.deletePending(trx, studentId);
  await queries.insertPending(trx, { studentId, fileId, now: deps.clock() });
};

/** What went wrong is the log's; the pupil reads the specification's sentence. */
const asRequestFailure = (deps: Deps) => (error: unknown) => {
  if (isLostMeanwhile(error)) throw error;
  deps.log.error({ err: error }, 'photo request failed');
  throw new Refusal('photo_request_failed');
};

/** Judged by its content, whatever it is called, and drawn anew: nothing of the sent file is kept, EXIF least of all. */
export const submitPhoto = async (deps: Deps, pupil: PupilActor, sent: Buffer): Promise<void> => {
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

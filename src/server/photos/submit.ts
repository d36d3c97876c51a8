import { fileTypeFromBuffer } from 'file-type';
import type { PupilActor } from '#domain/access/actors';
import { fileKind } from '#domain/files/kinds';
import { PHOTO_SIDE, PHOTO_SMALL_SIDE } from '#domain/photos/approval';
import { uploadsCountFrom, uploadWaitSeconds } from '#domain/photos/upload-limit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { squareImage } from '#server/platform/files/images';
import { takeTurns } from '#server/platform/guards';
import * as queries from './queries.ts';

/** Counted before the costly look at the picture, and for each pupil one by one: ten sent at once count as ten. */
const countUpload = (deps: Deps, studentId: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'photo-upload', String(studentId));
    const now = deps.clock();
    const waitSeconds = uploadWaitSeconds(await queries.listUploadTimes(trx, studentId), now);
    if (waitSeconds > 0) throw new Refusal('photo_uploads_limited', { retryAfter: waitSeconds });
    await queries.forgetUploadsUntil(trx, studentId, uploadsCountFrom(now));
    await queries.insertUpload(trx, studentId, now);
  });

const replacePending = async (deps: Deps, trx: Executor, studentId: number, fileId: string): Promise<void> => {
  await takeTurns(trx, deps.engine, 'photo', String(studentId));
  await queries.deletePending(trx, studentId);
  await queries.insertPending(trx, { studentId, fileId, now: deps.clock() });
};

/** What went wrong is the log's; the pupil reads the specification's sentence. */
const asRequestFailure = (deps: Deps) => (error: unknown) => {
  deps.log.error({ err: error }, 'photo request failed');
  throw new Refusal('photo_request_failed');
};

/** Judged by its content, whatever it is called, and drawn anew: nothing of the sent file is kept, EXIF least of all. */
export const submitPhoto = async (deps: Deps, pupil: PupilActor, sent: Buffer): Promise<void> => {
  const type = await fileTypeFromBuffer(sent);
  if (fileKind(type?.mime)?.kind !== 'image') throw new Refusal('photo_not_image');
  await countUpload(deps, pupil.studentId);
  const full = await squareImage(sent, PHOTO_SIDE);
  const small = await squareImage(full, PHOTO_SMALL_SIDE);
  await withNewFile(
    deps,
    { purpose: 'avatar', studentId: pupil.studentId, extension: 'webp', contents: { full, small } },
    (trx, fileId) => replacePending(deps, trx, pupil.studentId, fileId),
  ).catch(asRequestFailure(deps));
  deps.live.tell('staff', 'photo');
};

import type { PupilActor } from '#domain/access/actors';
import type { PhotoFilter } from '#domain/photos/approval';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { readPage } from '#server/platform/pages';
import type { OwnPhoto } from '#wire/photos';
import * as queries from './queries.ts';

export { approvePhoto, rejectPhoto } from './decide.ts';
export { submitPhoto } from './submit.ts';

const PAGE = 24;

export const ownPhoto = async (executor: Executor, studentId: number): Promise<OwnPhoto> => {
  const state = await queries.findState(executor, studentId);
  const isPending = state?.status === 'pending' && state.file_id !== null && state.submitted_at !== null;
  return {
    fileId: state?.profile_image ?? null,
    pending: isPending ? { fileId: state.file_id as string, submittedAt: state.submitted_at as string } : null,
    rejectionReason: state?.status === 'rejected' ? state.rejection_reason : null,
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

const countPhotos = async (executor: Executor, grade: Grade | undefined): Promise<Record<PhotoFilter, number>> => {
  const counts = { pending: 0, approved: 0, rejected: 0, all: 0 };
  for (const { status, count } of await queries.countByStatus(executor, grade)) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
};

export const listPhotos = async (deps: Deps, filter: queries.PhotosWanted) => {
  const page = await readPage(PAGE, (limit) => queries.listPhotos(deps.db, filter, limit));
  return { ...page, counts: await countPhotos(deps.db, filter.grade) };
};

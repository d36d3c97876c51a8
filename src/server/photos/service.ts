import type { PupilActor, StaffActor } from '#domain/access/actors';
import type { AuditAction } from '#domain/access/audit-actions';
import type { PhotoFilter, PhotoStatus } from '#domain/photos/approval';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import type { OwnPhoto } from '#wire/photos';
import * as store from './store.ts';

export { submitPhoto } from './submit.ts';

const PAGE = 24;

export const ownPhoto = async (executor: Executor, studentId: number): Promise<OwnPhoto> => {
  const state = await store.findState(executor, studentId);
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
  const taken = await deps.db.transaction().execute((trx) => store.deletePending(trx, pupil.studentId));
  if (taken) deps.live.tell('staff', 'photo');
};

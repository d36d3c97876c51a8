import type { QueryClient } from '@tanstack/react-query';
import { ownPhoto } from '#strings/photos/pupil';
import { photosPage } from '#strings/photos/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf, reworded } from '#web/lib/api.ts';
import { upload, useUpload } from '#web/lib/upload.ts';
import type { OwnPhoto, Photo } from '#wire/photos';
import { ownPhotoQuery } from './queries.ts';

/** The dashboard shows the face too. */
const remember = (photo: OwnPhoto, _: unknown, client: QueryClient): void => {
  client.setQueryData(ownPhotoQuery.queryKey, photo);
  void client.invalidateQueries({ queryKey: ['student', 'dashboard'] });
};

export const useSendPhoto = () =>
  useUpload({
    run: (cut: Blob, sending) =>
      upload('POST /api/student/photo', { file: new File([cut], 'photo.jpg', { type: cut.type }) }, sending),
    after: remember,
    done: ownPhoto.sent,
    cancelled: ownPhoto.cancelled,
  });

export const useTakeBack = () =>
  useAction({
    run: () => api('DELETE /api/student/photo/pending'),
    after: remember,
    done: ownPhoto.takenBack,
    refused: messageOf,
  });

const useDecision = <Input>(
  decide: (input: Input) => Promise<Photo>,
  said: { done: (name: string) => string; failed: (reason: string) => string },
) =>
  useAction({
    run: (input: Input) =>
      decide(input).catch((error: unknown) => {
        throw reworded(error, said.failed(messageOf(error)));
      }),
    done: ({ studentName }) => said.done(studentName),
    refresh: [['admin', 'photos']],
  });

export const useApprovePhoto = () =>
  useDecision(
    ({ id, ...seen }: { id: number; hasParentalConsent: boolean; isRealPhoto: boolean }) =>
      api('POST /api/admin/photos/:id/approve', { params: { id }, body: seen }),
    { done: photosPage.approved, failed: photosPage.approveFailed },
  );

export const useRejectPhoto = () =>
  useDecision(
    ({ id, reason }: { id: number; reason: string }) =>
      api('POST /api/admin/photos/:id/reject', { params: { id }, body: { reason } }),
    { done: photosPage.rejected, failed: photosPage.rejectFailed },
  );

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ownPhoto } from '#strings/photos/pupil';
import { photosPage } from '#strings/photos/staff';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import { upload as send, wasCancelled } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast.tsx';
import type { OwnPhoto, Photo } from '#wire/photos';
import { ownPhotoQuery } from './queries.ts';

/** The dashboard shows the face too. */
const useRemember = () => {
  const client = useQueryClient();
  return (photo: OwnPhoto) => {
    client.setQueryData(ownPhotoQuery.queryKey, photo);
    void client.invalidateQueries({ queryKey: ['student', 'dashboard'] });
  };
};

/** Closing the dialog cancels what is under way: nobody is there to see it end. */
export const useSendPhoto = () => {
  const remember = useRemember();
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const upload = useMutation({
    mutationFn: (cut: Blob) => {
      setShare(0);
      controller.current = new AbortController();
      const form = new FormData();
      form.append('file', cut, 'photo.jpg');
      return send('POST /api/student/photo', form, { signal: controller.current.signal, onProgress: setShare });
    },
    onSuccess: (photo) => {
      remember(photo);
      toast.good(ownPhoto.sent);
    },
    onError: (error) => {
      if (wasCancelled(error)) toast.good(ownPhoto.cancelled);
    },
  });
  return { upload, share, cancel: () => controller.current?.abort() };
};

export const useTakeBack = () => {
  const remember = useRemember();
  return useMutation({
    mutationFn: () => api('DELETE /api/student/photo/pending'),
    onSuccess: (photo) => {
      remember(photo);
      toast.good(ownPhoto.takenBack);
    },
    onError: (error) => toast.bad(messageOf(error)),
  });
};

const useDecision = <Input>(
  decide: (input: Input) => Promise<Photo>,
  said: { done: (name: string) => string; failed: (reason: string) => string },
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) =>
      decide(input).catch((error: unknown) => {
        const { code, fields } = error instanceof ApiError ? error : { code: 'internal' as const, fields: {} };
        throw new ApiError({ code, fields, message: said.failed(messageOf(error)) });
      }),
    onSuccess: (photo) => toast.good(said.done(photo.studentName)),
    // Also after a refusal: it usually means that a colleague was faster.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'photos'] }),
  });
};

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

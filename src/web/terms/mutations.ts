import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TERMS_AUDIO_MAX_BYTES } from '#domain/terms/audio';
import { errorTexts } from '#strings/errors';
import { termsAudio } from '#strings/terms/staff';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import { upload as send, wasCancelled } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast.tsx';
import { termsAudioQuery } from './queries.ts';

/** Refused before a byte is sent, with the server's own words. */
const refuseTooLarge = (file: File): void => {
  if (file.size > TERMS_AUDIO_MAX_BYTES)
    throw new ApiError({ code: 'file_too_large', message: errorTexts.file_too_large });
};

/** Leaving the page cancels what is under way: nobody is there to see it end. */
export const useReplaceAudio = () => {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      refuseTooLarge(file);
      setShare(0);
      controller.current = new AbortController();
      const form = new FormData();
      form.append('file', file);
      return send('PUT /api/admin/terms-audio', form, { signal: controller.current.signal, onProgress: setShare });
    },
    onSuccess: (state) => {
      client.setQueryData(termsAudioQuery.queryKey, state);
      toast.good(termsAudio.saved);
    },
    onError: (error) => {
      if (wasCancelled(error)) toast.good(termsAudio.cancelled);
    },
  });
  return { upload, share, cancel: () => controller.current?.abort(), cancelled: wasCancelled(upload.error) };
};

export const useRestoreAudio = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/admin/terms-audio'),
    onSuccess: (state) => {
      client.setQueryData(termsAudioQuery.queryKey, state);
      toast.good(termsAudio.restored);
    },
    onError: (error) => toast.bad(messageOf(error)),
  });
};

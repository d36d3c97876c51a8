import type { QueryClient } from '@tanstack/react-query';
import { TERMS_AUDIO_MAX_BYTES } from '#domain/terms/audio';
import { termsAudio } from '#strings/terms/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { refuseTooLarge } from '#web/lib/too-large.ts';
import { upload, useUpload } from '#web/lib/upload.ts';
import type { TermsAudioState } from '#wire/terms';

export const termsAudioQuery = asked(['terms-audio'], 'GET /api/admin/terms-audio');

const remember = (state: TermsAudioState, _: unknown, client: QueryClient) =>
  client.setQueryData(termsAudioQuery.queryKey, state);

export const useReplaceAudio = () =>
  useUpload({
    run: async (file: File, sending) => {
      refuseTooLarge(file, TERMS_AUDIO_MAX_BYTES);
      return upload('PUT /api/admin/terms-audio', { file }, sending);
    },
    after: remember,
    done: termsAudio.saved,
    cancelled: termsAudio.cancelled,
  });

export const useRestoreAudio = () =>
  useAction({
    run: () => api('DELETE /api/admin/terms-audio'),
    after: remember,
    done: termsAudio.restored,
    refused: messageOf,
  });

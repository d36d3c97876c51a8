import { AUDIO_MAX_BYTES, type AudioSource } from '#domain/listening/audio';
import { listeningRefusals } from '#strings/listening/refusals';
import { audioField, newReciter, recitationForm, recitationList } from '#strings/listening/staff';
import { actionsOn, useAction } from '#web/lib/action.ts';
import { ApiError, api, type Input } from '#web/lib/api.ts';
import { upload, useUpload } from '#web/lib/upload.ts';
import type { Audio, Reciter } from '#wire/listening';
import { recitersQuery } from './admin-queries.ts';

export const useAddReciter = (onAdded: (reciter: Reciter) => void) =>
  useAction({
    run: (body: Input<'POST /api/admin/quran/reciters'>['body']) => api('POST /api/admin/quran/reciters', { body }),
    after: (reciter, _, client) => {
      client.setQueryData(recitersQuery.queryKey, (known) => known && { reciters: [...known.reciters, reciter] });
      onAdded(reciter);
    },
    done: ({ displayName }) => newReciter.added(displayName),
    refresh: [recitersQuery.queryKey],
  });

export interface AudioFile {
  readonly source: Exclude<AudioSource, 'link'>;
  readonly file: File;
}

type NewAudio = AudioFile | { readonly source: 'link'; readonly link: string };

/** What the browser takes it for; where it has no idea, the server looks inside. A recording may call itself a video. */
const isPerhapsSound = ({ type }: File): boolean => type === '' || /^(?:audio|video)\//u.test(type);

/** In the server's own words, before a byte is sent. */
const refuseAtOnce = (file: File): void => {
  const refuse = (code: 'audio_too_large' | 'sound_not_recognised') => {
    throw new ApiError({ code, message: listeningRefusals[code] });
  };
  if (file.size > AUDIO_MAX_BYTES) refuse('audio_too_large');
  if (!isPerhapsSound(file)) refuse('sound_not_recognised');
};

/** A link is sent as a file is: the server needs longer for it than a page waits for an answer, and it can be cancelled. */
export const useBringAudio = (onBrought: (audio: Audio) => void) =>
  useUpload({
    run: async (audio: NewAudio, sending) => {
      if (audio.source === 'link')
        return upload('POST /api/admin/quran/audio', { data: JSON.stringify(audio) }, sending);
      const { source, file } = audio;
      refuseAtOnce(file);
      return upload('POST /api/admin/quran/audio', { data: JSON.stringify({ source, link: null }), file }, sending);
    },
    after: onBrought,
    done: audioField.brought,
    cancelled: audioField.cancelled,
  });

const { useFormAction, useStep } = actionsOn(['admin', 'quran', 'recitations']);

type Saved = Input<'PUT /api/admin/quran/texts/:id/recitations/:reciterId'>;

export const useSaveRecitation = (onSaved: () => void) =>
  useFormAction({
    run: (saved: Saved) => api('PUT /api/admin/quran/texts/:id/recitations/:reciterId', saved),
    after: onSaved,
    done: ({ reciter }) => recitationForm.saved(reciter),
  });

export const useRemoveRecitation = () =>
  useStep({
    run: ({ textId, reciterId }: { textId: number; reciterId: number; reciter: string }) =>
      api('DELETE /api/admin/quran/texts/:id/recitations/:reciterId', { params: { id: textId, reciterId } }),
    done: (_, { reciter }) => recitationList.removed(reciter),
  });

import { ownRecordings, sayItBack } from '#strings/recordings/pupil';
import { actionsOn, useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { type Sending, upload, useUpload } from '#web/lib/upload.ts';
import type { OwnTextHead } from '#wire/quran';

const refresh = [['student', 'recordings']];
const { useStep } = actionsOn(...refresh);

export interface Take {
  readonly textId: number;
  readonly ayah: number;
  readonly file: File;
}

/** A take keeps its key whatever is done with it: kept in vain and then sent, it is one recording. */
export const useSayBack = () => {
  const keyed = useKeyed(({ textId, ayah, file }: Take, requestKey, isSent: boolean, sending: Sending) => {
    const data = JSON.stringify({ textId, ayah, isSent, requestKey });
    return upload('POST /api/student/recordings', { data, file }, sending);
  });
  return useUpload({
    run: ({ take, isSent }: { take: Take; isSent: boolean }, sending) => keyed(take, isSent, sending),
    done: ({ status }) => (status === 'kept' ? sayItBack.kept : sayItBack.sent),
    cancelled: sayItBack.cancelled,
    refresh,
  });
};

export const useSendRecording = () =>
  useStep({
    run: (id: number) => api('POST /api/student/recordings/:id/send', { params: { id } }),
    done: sayItBack.sent,
  });

const OWN_TEXTS = ['student', 'quran-texts'];

/** The reader knows of new answers from the list of texts, which is not asked again while it is not shown. */
const withOneSeen = (texts: readonly OwnTextHead[], textId: number): OwnTextHead[] =>
  texts.map((text) => (text.id === textId ? { ...text, newAnswers: Math.max(0, text.newAnswers - 1) } : text));

/** Quiet: what could not be told is told the next time the answer is opened. */
export const useMarkSeen = () =>
  useAction({
    run: (id: number) => api('POST /api/student/recordings/:id/seen', { params: { id } }),
    after: ({ textId }, _, client) =>
      client.setQueryData(OWN_TEXTS, (texts: OwnTextHead[] | undefined) => texts && withOneSeen(texts, textId)),
    refresh,
  });

export const useRemoveRecording = () =>
  useStep({
    run: (id: number) => api('DELETE /api/student/recordings/:id', { params: { id } }),
    done: ownRecordings.removed,
  });

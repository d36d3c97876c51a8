import type { Mark } from '#domain/recordings/recordings';
import { answerForm, recordingsPage } from '#strings/recordings/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { upload, useUpload } from '#web/lib/upload.ts';
import type { StaffRecording } from '#wire/recordings';

const refresh = [['admin', 'recordings']];

export interface Answer {
  readonly mark: Mark | null;
  readonly note: string | null;
  readonly voice: File | null;
}

export const useAnswer = ({ id }: StaffRecording) =>
  useUpload({
    run: ({ voice, ...answer }: Answer, sending) => {
      const parts = { data: JSON.stringify(answer), ...(voice && { file: voice }) };
      return upload('POST /api/admin/recordings/:id/answer', parts, {
        ...sending,
        input: { params: { id }, body: answer },
      });
    },
    done: ({ studentName }) => answerForm.done(studentName),
    cancelled: answerForm.cancelled,
    refresh,
  });

export const useKeepOrLetGo = () =>
  useAction({
    run: ({ id, goesAt }: StaffRecording) =>
      api('PUT /api/admin/recordings/:id/kept', { params: { id }, body: { isKept: goesAt !== null } }),
    done: ({ studentName, goesAt }) => recordingsPage[goesAt === null ? 'keptNow' : 'letGoNow'](studentName),
    refused: messageOf,
    refresh,
  });

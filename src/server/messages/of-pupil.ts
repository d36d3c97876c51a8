import type { PupilPart } from '#server/platform/pupil-parts';
import { happenings, standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';

export const messagesOfPupil: readonly PupilPart[] = [
  {
    kind: 'messages',
    standing: async (executor, studentId) => {
      const { sent, unread } = await queries.countOfStudent(executor, studentId);
      return { value: standings.messages(sent), note: sent === 0 ? '' : standings.unread(unread) };
    },
    happened: async (executor, studentId, page) =>
      (await queries.listBefore(executor, studentId, page)).map((row) => ({
        at: row.createdAt,
        text: happenings.message(row.text),
        note: row.read === 1 ? happenings.read : happenings.unread,
      })),
  },
];

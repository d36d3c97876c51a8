import type { InfiniteData } from '@tanstack/react-query';
import type { audienceOf } from '#domain/messages/audience';
import { composer, takeBack } from '#strings/messages/staff';
import { useAction } from '#web/lib/action.ts';
import { ApiError, api, messageOf, type Reply, refusalOr, reworded } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { type Sending, upload, useUpload, wasCancelled } from '#web/lib/upload.ts';
import { inboxQuery } from './queries.ts';

export interface Outgoing {
  to: ReturnType<typeof audienceOf>;
  text: string;
  file: File | null;
}

/** The server's words where it refused; the specification's where the request broke on its way. */
const asFailure = (error: unknown, broken: string): unknown => {
  if (wasCancelled(error)) return error;
  const isLost = error instanceof ApiError && error.code === 'offline';
  return reworded(error, refusalOr(error, isLost ? broken : composer.sendFailed));
};

/** `onSent` also where the page was left meanwhile. */
export const useSendMessage = (onSent: (sent: Outgoing) => void) => {
  const run = useKeyed(({ file, ...message }: Outgoing, requestKey, sending: Sending) => {
    const body = { ...message, requestKey };
    const sent = file
      ? upload('POST /api/admin/messages', { data: JSON.stringify(body), file }, sending)
      : api('POST /api/admin/messages', { body });
    return sent.catch((error) => {
      throw asFailure(error, file ? composer.uploadFailed : composer.sendFailed);
    });
  });
  return useUpload({
    run,
    after: (_, sent) => onSent(sent),
    done: composer.sent,
    cancelled: composer.cancelled,
    refresh: [['admin', 'messages', 'sent']],
  });
};

export const useTakeBack = () =>
  useAction({
    run: (id: number) => api('POST /api/admin/messages/:id/take-back', { params: { id } }),
    done: takeBack.done,
    refused: messageOf,
    refresh: [['admin', 'messages']],
  });

type Inbox = InfiniteData<Reply<'GET /api/student/messages'>>;

const withRead = (inbox: Inbox, id: number): Inbox => ({
  ...inbox,
  pages: inbox.pages.map((page) => ({
    ...page,
    messages: page.messages.map((message) => (message.id === id ? { ...message, read: true } : message)),
  })),
});

/** The pupil's first screen says how many are unread, and shows the newest. */
const FIRST_SCREEN = ['student', 'dashboard'];

/** Quiet: a reading that could not be told is told the next time the message is opened. */
export const useMarkRead = () =>
  useAction({
    run: (id: number) => api('POST /api/student/messages/:id/read', { params: { id } }),
    after: (counted, id, client) => {
      client.setQueryData(
        FIRST_SCREEN,
        (shown: Reply<'GET /api/student/dashboard'> | undefined) =>
          shown && { ...shown, messages: { ...shown.messages, ...counted } },
      );
      client.setQueryData(inboxQuery.queryKey, (inbox) => inbox && withRead(inbox, id));
    },
    refresh: [FIRST_SCREEN, ['student', 'messages']],
  });

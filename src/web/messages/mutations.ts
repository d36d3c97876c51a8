import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { audienceOf } from '#domain/messages/audience';
import { composer } from '#strings/messages/staff';
import { dashboardQuery } from '#web/dashboard/queries.ts';
import { ApiError, api, type Reply } from '#web/lib/api.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { upload, wasCancelled } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast.tsx';
import { inboxQuery } from './queries.ts';

export interface Outgoing {
  to: ReturnType<typeof audienceOf>;
  text: string;
  file: File | null;
}

type Body = Omit<Outgoing, 'file'> & { requestKey: string };

/** The server's words where it refused; the specification's where the request broke on its way. */
const asFailure = (error: unknown, broken: string): unknown => {
  if (wasCancelled(error)) return error;
  const { code, fields } = error instanceof ApiError ? error : { code: 'internal' as const, fields: {} };
  if (code !== 'internal' && code !== 'offline') return error;
  return new ApiError({ code, fields, message: code === 'offline' ? broken : composer.sendFailed });
};

/** Leaving the page cancels what is under way: nobody is there to see it end. */
export const useSendMessage = () => {
  const client = useQueryClient();
  const { keyFor, forget } = useRequestKey();
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const sendForm = (body: Body, file: File) => {
    setShare(0);
    controller.current = new AbortController();
    const form = new FormData();
    form.append('data', JSON.stringify(body));
    form.append('file', file);
    return upload('POST /api/admin/messages', form, { signal: controller.current.signal, onProgress: setShare });
  };

  const send = useMutation({
    mutationFn: ({ file, ...message }: Outgoing) => {
      const body = { ...message, requestKey: keyFor(message, file) };
      const sent = file ? sendForm(body, file) : api('POST /api/admin/messages', { body });
      return sent.catch((error) => {
        throw asFailure(error, file ? composer.uploadFailed : composer.sendFailed);
      });
    },
    onSuccess: () => {
      forget();
      toast.good(composer.sent);
    },
    onError: (error) => {
      if (wasCancelled(error)) toast.good(composer.cancelled);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'messages', 'sent'] }),
  });
  return { send, share, cancel: () => controller.current?.abort(), cancelled: wasCancelled(send.error) };
};

type Inbox = InfiniteData<Reply<'GET /api/student/messages'>>;

const withRead = (inbox: Inbox, id: number): Inbox => ({
  ...inbox,
  pages: inbox.pages.map((page) => ({
    ...page,
    messages: page.messages.map((message) => (message.id === id ? { ...message, read: true } : message)),
  })),
});

/** Quiet: a reading that could not be told is told the next time the message is opened. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('POST /api/student/messages/:id/read', { params: { id } }),
    onSuccess: (counted, id) => {
      client.setQueryData(
        dashboardQuery.queryKey,
        (shown) => shown && { ...shown, messages: { ...shown.messages, ...counted } },
      );
      client.setQueryData(inboxQuery(false).queryKey, (inbox) => inbox && withRead(inbox, id));
      return Promise.all(
        [dashboardQuery.queryKey, ['student', 'messages']].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
};

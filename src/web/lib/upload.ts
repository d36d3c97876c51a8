import { useEffect, useRef, useState } from 'react';
import { connection } from '#strings/connection';
import { toast } from '#web/ui/toast.tsx';
import type { ApiContract } from '#wire/contract';
import { type Action, useAction } from './action.ts';
import { ApiError, addressOf, type Input, type Reply, refusalIn } from './api.ts';
import { pageHeaders } from './page-mark.ts';

/** As long as the server waits for the end of a request. */
const TIMEOUT_MS = 120_000;

export interface Sending {
  signal: AbortSignal;
  /** Sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

interface UploadOptions<K extends UploadKey> extends Sending {
  /** What the path names, where it names something. */
  input?: Input<K>;
}

/** The endpoints that may be sent a form with a file. */
type UploadKey = {
  [K in keyof ApiContract]: ApiContract[K] extends { upload: object } ? K : never;
}[keyof ApiContract];

const formOf = (parts: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  return form;
};

const lost = () => new ApiError({ code: 'offline', message: connection.offline });

/** `fetch` cannot say how much of a request has been sent; this can. Rejects as `api` does, or with the signal's reason. */
export const upload = <K extends UploadKey>(
  key: K,
  parts: Parameters<typeof formOf>[0],
  { input, signal, onProgress }: UploadOptions<K>,
): Promise<Reply<K>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(key.slice(0, key.indexOf(' ')), addressOf(key, input));
    for (const [name, value] of Object.entries(pageHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status === 200 ? resolve(request.response) : reject(refusalIn(request.response, request.status));
    request.onerror = () => reject(lost());
    request.ontimeout = () => reject(lost());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(parts));
  });

export const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

interface UploadAction<Reply, Wish> extends Omit<Action<Reply, Wish>, 'run'> {
  run: (wish: Wish, sending: Sending) => Promise<Reply>;
  /** Said when it was cancelled. */
  cancelled: string;
}

/** An action with progress. Whoever leaves cancels what is under way: nobody is there to see it end. */
export const useUpload = <Reply, Wish>({ run, cancelled, ...action }: UploadAction<Reply, Wish>) => {
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const upload = useAction({
    ...action,
    run: (wish: Wish) => {
      setShare(0);
      controller.current = new AbortController();
      return run(wish, { signal: controller.current.signal, onProgress: setShare }).catch((error: unknown) => {
        if (wasCancelled(error)) toast.good(cancelled);
        throw error;
      });
    },
  });
  return {
    send: upload.mutate,
    reset: upload.reset,
    /** What is on its way. */
    sending: upload.isPending ? upload.variables : null,
    share,
    cancel: () => controller.current?.abort(),
    fault: wasCancelled(upload.error) ? null : upload.error,
  };
};

import { connection } from '#strings/connection';
import type { ApiContract } from '#wire/contract';
import { ApiError, addressOf, type Input, type Reply, refusalIn } from './api.ts';

/** As long as the server waits for the end of a request. */
const TIMEOUT_MS = 120_000;

interface UploadOptions<K extends UploadKey> {
  /** What the path names, where it names something. */
  input?: Input<K>;
  signal: AbortSignal;
  /** Sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** The endpoints that may be sent a form with a file. */
type UploadKey = {
  [K in keyof ApiContract]: ApiContract[K] extends { upload: object } ? K : never;
}[keyof ApiContract];

const lost = () => new ApiError({ code: 'offline', message: connection.offline });

/** `fetch` cannot say how much of a request has been sent; this can. Rejects as `api` does, or with the signal's reason. */
export const upload = <K extends UploadKey>(
  key: K,
  form: FormData,
  { input, signal, onProgress }: UploadOptions<K>,
): Promise<Reply<K>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(key.slice(0, key.indexOf(' ')), addressOf(key, input));
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status === 200 ? resolve(request.response) : reject(refusalIn(request.response, request.status));
    request.onerror = () => reject(lost());
    request.ontimeout = () => reject(lost());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

export const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

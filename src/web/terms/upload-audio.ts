import { connection } from '#strings/connection';
import { ApiError, addressOf } from '#web/lib/api.ts';
import type { ErrorReply } from '#wire/endpoint';
import type { TermsAudioState } from '#wire/terms';

interface UploadOptions {
  signal: AbortSignal;
  /** Sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

const isErrorReply = (value: unknown): value is ErrorReply =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

const refusal = (reply: unknown): ApiError =>
  new ApiError(isErrorReply(reply) ? reply : { code: 'internal', message: connection.serverTrouble });

/** `fetch` cannot say how much of a request has been sent; this can. */
export const uploadAudio = (file: File, { signal, onProgress }: UploadOptions): Promise<TermsAudioState> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', addressOf('PUT /api/admin/terms-audio'));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status === 200 ? resolve(request.response) : reject(refusal(request.response)));
    request.onerror = () => reject(new ApiError({ code: 'offline', message: connection.offline }));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });

import { BACKUP_PIECE_BYTES } from '#domain/backup/backups';
import { api, isRefusedWith } from '#web/lib/api.ts';
import { waitBefore } from '#web/lib/outbox/courier.ts';
import { type Sending, upload } from '#web/lib/upload.ts';

const MOST_TRIES = 5;

/** Whoever cancels need not wait for its end. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** What was lost on its way is sent again: the server takes a piece that it has already. */
const untilThere = async <Reply>(signal: AbortSignal, send: () => Promise<Reply>): Promise<Reply> => {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      if (tries === MOST_TRIES || !isRefusedWith(error, 'offline')) throw error;
      await pause(waitBefore(tries), signal);
    }
  }
};

/** A backup that lies elsewhere, piece by piece. */
export const bring = async (file: File, { signal, onProgress }: Sending): Promise<string> => {
  const { upload: name } = await api('POST /api/admin/backups/uploads');
  signal.throwIfAborted();
  for (let at = 0; at < file.size; ) {
    const piece = new File([file.slice(at, at + BACKUP_PIECE_BYTES)], file.name);
    const before = at;
    const data = JSON.stringify({ upload: name, at });
    const progress = (share: number) => onProgress((before + share * piece.size) / file.size);
    const { bytes } = await untilThere(signal, () =>
      upload('POST /api/admin/backups/pieces', { data, file: piece }, { signal, onProgress: progress }),
    );
    at = bytes;
  }
  return name;
};

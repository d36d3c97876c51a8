import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { renameForGood } from '#server/platform/files/rename';
import { type End, type Entry, type Head, type Mac, readLines, type Summary, writeLines } from './lines.ts';
import { DEAR, type GuessCost, SEALED, sealing, unsealing } from './seal.ts';
import { BackupUnreadable } from './unreadable.ts';

const asIs = (source: AsyncIterable<Buffer>): AsyncIterable<Buffer> => source;

/** Under another name until all of it is on the disk: what bears its name is whole. */
export const writeArchive = async (
  path: string,
  passphrase: string | undefined,
  entries: AsyncIterable<Entry>,
  missing: () => readonly string[],
  mac: Mac,
  signal?: AbortSignal,
  cost: GuessCost = DEAR,
): Promise<Summary & { bytes: number }> => {
  const incoming = `${path}.incoming`;
  let summary: Summary = { rows: 0, files: 0, missing: [] };
  const note = (of: Summary) => {
    summary = of;
  };
  try {
    await pipeline(
      writeLines(entries, missing, mac, note),
      createGzip(),
      passphrase === undefined ? asIs : sealing(passphrase, cost),
      createWriteStream(incoming, { mode: 0o600, flush: true }),
      { ...(signal && { signal }) },
    );
    const { size } = await stat(incoming);
    await renameForGood(incoming, path);
    return { ...summary, bytes: size };
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
};

const GZIP = Buffer.from([0x1f, 0x8b]);

const beginningOf = async (path: string): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const opening = async (path: string, passphrase: string | undefined, cost: GuessCost) => {
  const beginning = await beginningOf(path);
  if (beginning.subarray(0, GZIP.length).equals(GZIP)) return asIs;
  if (!beginning.equals(SEALED)) throw new BackupUnreadable('not_backup');
  if (passphrase === undefined) throw new BackupUnreadable('passphrase_missing');
  return unsealing(passphrase, cost);
};

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/** What zlib says of bytes that are not those it made. */
const reworded = (error: unknown): unknown => {
  if (codeOf(error) === 'Z_BUF_ERROR') return new BackupUnreadable('truncated');
  return codeOf(error).startsWith('Z_') ? new BackupUnreadable('altered') : error;
};

/** Rows of a school shrink to a tenth, and photos not at all. */
const MOST_GROWTH = 200;
const ALWAYS_BYTES = 64 * 1024 * 1024;

/** Counted while it is unpacked: what never ends is left long before it fills anything. */
const counting = (most: number, count: { bytes: number }) =>
  async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      count.bytes += chunk.length;
      if (count.bytes > most) throw new BackupUnreadable('bomb');
      yield chunk;
    }
  };

/**
 * Each piece waits for its turn among the requests of a busy school, and in Node's usual 16 KB there are very many; one of
 * this size holds nobody up for longer than another request does.
 */
const PIECE_BYTES = 256 * 1024;

/** What was read: what the end of the backup says, and how much it was. */
export interface WasRead extends End {
  readonly bytes: number;
}

/** What a stream says whose other end broke: the reason is there. */
const BROKEN_ELSEWHERE = ['ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Hands over what a backup says; what `use` made of it counts only where this resolves, and is over where it rejects. */
export const readArchive = async (
  path: string,
  passphrase: string | undefined,
  use: (entries: AsyncIterable<Entry>) => Promise<void>,
  signal?: AbortSignal,
  cost: GuessCost = DEAR,
): Promise<WasRead> => {
  const opened = await opening(path, passphrase, cost);
  let end: End = { rows: 0, files: 0, missing: [], hash: '' };
  const note = (of: End) => {
    end = of;
  };
  const count = { bytes: 0 };
  const most = ALWAYS_BYTES + MOST_GROWTH * (await stat(path)).size;
  const text = createGunzip({ chunkSize: PIECE_BYTES });
  // Whoever has read enough, or found a fault, waits for no more of it.
  const enough = new AbortController();
  const [used, fed] = await Promise.allSettled([
    use(readLines(counting(most, count)(text), note)).finally(() => enough.abort()),
    pipeline(createReadStream(path, { highWaterMark: PIECE_BYTES }), opened, text, {
      signal: AbortSignal.any([enough.signal, ...(signal ? [signal] : [])]),
    }),
  ]);
  if (used.status === 'rejected') {
    const isElsewhere = fed.status === 'rejected' && BROKEN_ELSEWHERE.includes(codeOf(used.reason));
    throw reworded(isElsewhere ? fed.reason : used.reason);
  }
  return { ...end, bytes: count.bytes };
};

/** Reads all of it and keeps nothing but its head. */
export const checkArchive = async (
  path: string,
  passphrase: string | undefined,
  signal?: AbortSignal,
  cost: GuessCost = DEAR,
): Promise<WasRead & { readonly head: Head | undefined }> => {
  let head: Head | undefined;
  const read = async (entries: AsyncIterable<Entry>) => {
    for await (const entry of entries) if ('head' in entry) head = entry.head;
  };
  const was = await readArchive(path, passphrase, read, signal, cost);
  return { ...was, head };
};

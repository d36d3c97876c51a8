import { createHash } from 'node:crypto';
import { BackupUnreadable } from './unreadable.ts';

/**
 * A backup is text, one JSON value to a line, compressed: what it is, each table followed by its rows, each file followed
 * by its bytes in pieces, and the end, which has the hash of all before it. `zcat` shows it without us.
 */
export interface Head {
  readonly himma: 'backup';
  readonly format: number;
  readonly madeAt: string;
  /** Those that the tables went through, in order. */
  readonly migrations: readonly string[];
  /** Tells the school's key from another without telling it. */
  readonly keyMark: string;
  /** The key itself, in a sealed backup alone. */
  readonly key?: string;
}

export interface Table {
  readonly table: string;
  readonly columns: readonly string[];
  /** The next number of its key, where it counts its rows: one that was deleted is not given again. */
  readonly next: number | null;
}

export type Value = string | number | null;
export type Row = readonly Value[];

export interface End {
  readonly rows: number;
  readonly files: number;
  /** Named by a row, and not on the disk when the backup was made. */
  readonly missing: readonly string[];
  readonly hash: string;
  /** Made of all that with the school's key, which nobody else has; backups of before have none. */
  readonly proof?: string;
}

export type Entry =
  | { readonly head: Head }
  | { readonly table: Table }
  | { readonly row: Row }
  | { readonly file: string }
  | { readonly bytes: Buffer };

export type Summary = Pick<End, 'rows' | 'files' | 'missing'>;

export type Mac = (text: string) => string;

/** The hash stands for every line before the end. */
const proofOf = (mac: Mac, { rows, files, missing, hash }: End): string =>
  mac(JSON.stringify([hash, rows, files, missing]));

/** Whether it was made with the key of this mac; null where it does not say with which. */
export const isProven = (mac: Mac, end: End): boolean | null =>
  end.proof === undefined ? null : end.proof === proofOf(mac, end);

const WRITE_BYTES = 64 * 1024;

const jsonOf = (entry: Entry): unknown => {
  if ('head' in entry) return entry.head;
  if ('table' in entry) return entry.table;
  if ('row' in entry) return entry.row;
  return 'file' in entry ? { file: entry.file } : entry.bytes.toString('base64');
};

/** The text of a backup. What `missing` lists is asked for at the end, when all was looked for. */
export async function* writeLines(
  entries: AsyncIterable<Entry>,
  missing: () => readonly string[],
  mac: Mac,
  done: (summary: Summary) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const counts = { rows: 0, files: 0 };
  let kept = '';
  for await (const entry of entries) {
    if ('row' in entry) counts.rows += 1;
    if ('file' in entry) counts.files += 1;
    kept += `${JSON.stringify(jsonOf(entry))}\n`;
    if (kept.length < WRITE_BYTES) continue;
    hash.update(kept);
    yield Buffer.from(kept);
    kept = '';
  }
  hash.update(kept);
  const summary = { ...counts, missing: missing() };
  const end = { ...summary, hash: hash.digest('base64url') };
  yield Buffer.from(`${kept}${JSON.stringify({ end: { ...end, proof: proofOf(mac, end) } })}\n`);
  done(summary);
}

/** No row and no piece of a file comes near it. */
const LONGEST_LINE_BYTES = 32 * 1024 * 1024;

async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...kept, chunk.subarray(from, at + 1)]);
      kept = [];
      length = 0;
      from = at + 1;
    }
    if (from < chunk.length) kept.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_LINE_BYTES) throw new BackupUnreadable('bomb');
  }
  if (kept.length > 0) throw new BackupUnreadable('truncated');
}

const parse = (line: Buffer): unknown => {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    throw new BackupUnreadable('altered');
  }
};

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' && value !== null && (value as Head).himma === 'backup';

const FORMAT = 1;

const headOf = (value: unknown): Head => {
  if (!isHead(value)) throw new BackupUnreadable('not_backup');
  if (value.format > FORMAT) throw new BackupUnreadable('newer');
  return value;
};

const entryOf = (value: unknown): Entry | { readonly end: End } => {
  if (typeof value === 'string') return { bytes: Buffer.from(value, 'base64') };
  if (Array.isArray(value)) return { row: value };
  const said = value as { table?: string; file?: string; end?: End };
  if (said.end) return { end: said.end };
  return said.file === undefined ? { table: said as Table } : { file: said.file };
};

/** What a backup says. It throws where that is not what was written: whoever reads it has nothing until the end came. */
export async function* readLines(source: AsyncIterable<Buffer>, done: (end: End) => void): AsyncGenerator<Entry> {
  const hash = createHash('sha256');
  const lines = splitLines(source);
  const first = await lines.next();
  if (first.done) throw new BackupUnreadable('not_backup');
  hash.update(first.value);
  yield { head: headOf(parse(first.value)) };
  for await (const line of lines) {
    const entry = entryOf(parse(line));
    if ('end' in entry) {
      const isWhole = entry.end.hash === hash.digest('base64url') && (await lines.next()).done;
      if (!isWhole) throw new BackupUnreadable('altered');
      return done(entry.end);
    }
    hash.update(line);
    yield entry;
  }
  throw new BackupUnreadable('truncated');
}

export const headFor = (head: Omit<Head, 'himma' | 'format'>): Head => ({ himma: 'backup', format: FORMAT, ...head });

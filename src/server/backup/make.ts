import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Config } from '#server/platform/config';
import { fileName } from '#server/platform/files/files';
import type { Secrets } from '#server/platform/secrets';
import { writeArchive } from './archive/file.ts';
import { type Entry, headFor, type Row, type Summary, type Table } from './archive/lines.ts';
import { openPostgresSnapshot } from './postgres-snapshot.ts';
import { migrationsIn, type Snapshot } from './snapshot.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';

/** What a backup is made of. */
export interface School {
  readonly config: Config;
  readonly secrets: Pick<Secrets, 'key' | 'keyMark' | 'backupMac'>;
}

export interface Made extends Summary {
  readonly bytes: number;
}

/** Of three, so that the base64 of the pieces is that of the whole. */
const PIECE_BYTES = 48 * 1024;

/** A file that went since the rows were read belongs to a row that went, too: then all is read again. */
const MOST_TRIES = 3;

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Everything below the folder, but what is still on its way in. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.incoming'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
};

const namedBy = ({ columns }: Table, row: Row): string => {
  const value = (column: string) => String(row[columns.indexOf(column)]);
  return `uploads/${fileName({ id: value('id'), extension: value('extension') }, 'full')}`;
};

/** What was found out on the way. */
interface Found {
  /** Files that rows name. */
  readonly named: string[];
  readonly missing: string[];
}

async function* rowEntries(snapshot: Snapshot, { named }: Found): AsyncGenerator<Entry> {
  for (const table of snapshot.tables) {
    yield { table };
    for await (const row of snapshot.rows(table)) {
      if (table.table === 'files') named.push(namedBy(table, row));
      yield { row };
    }
  }
}

const openIfThere = (path: string) =>
  open(path).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });

async function* fileEntries({ config }: School, { named, missing }: Found): AsyncGenerator<Entry> {
  const folder = join(config.dataDir, 'files');
  const gone = new Set(named);
  for (const file of await filesBelow(folder)) {
    const handle = await openIfThere(join(folder, file));
    if (handle === null) continue;
    gone.delete(file);
    yield { file };
    for await (const bytes of handle.createReadStream({ highWaterMark: PIECE_BYTES })) yield { bytes };
  }
  missing.push(...gone);
}

async function* entriesOf(school: School, at: Date, isSealed: boolean, found: Found): AsyncGenerator<Entry> {
  const { key, keyMark } = school.secrets;
  const { dataDir, databaseUrl } = school.config;
  // A connection of its own: nobody waits for it.
  const snapshot = await (databaseUrl ? openPostgresSnapshot(databaseUrl) : openSqliteSnapshot(dataDir));
  try {
    const migrations = await migrationsIn(snapshot);
    yield { head: headFor({ madeAt: at.toISOString(), migrations, keyMark, ...(isSealed && { key }) }) };
    yield* rowEntries(snapshot, found);
  } finally {
    await snapshot.close();
  }
  // After the rows: a file is written before the row that names it.
  yield* fileEntries(school, found);
}

/** Everything of a school in one file, while it is served. */
export const makeBackup = async (
  school: School,
  path: string,
  passphrase: string | undefined,
  at: Date,
  signal?: AbortSignal,
): Promise<Made> => {
  for (let tries = 1; ; tries += 1) {
    const found: Found = { named: [], missing: [] };
    const entries = entriesOf(school, at, passphrase !== undefined, found);
    const made = await writeArchive(path, passphrase, entries, () => found.missing, school.secrets.backupMac, signal);
    if (made.missing.length === 0 || tries === MOST_TRIES) return made;
  }
};

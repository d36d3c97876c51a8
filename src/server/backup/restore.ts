import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import type { Config } from '#server/platform/config';
import type { Engine } from '#server/platform/db/database';
import { openDatabase, sqliteFile } from '#server/platform/db/open';
import type { Schema } from '#server/platform/db/schema';
import { openSqlite } from '#server/platform/db/sqlite';
import { checkArchive, readArchive } from './archive/file.ts';
import type { Entry, Head, Summary } from './archive/lines.ts';
import { BackupUnreadable } from './archive/unreadable.ts';
import { type Loading, startLoading } from './loading.ts';

export interface Restoring {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly passphrase: string | undefined;
  /** Throws where the backup is not for this place. */
  readonly accept: (head: Head) => void;
  /** Makes the tables that the backup's version had. */
  readonly makeTables: (trx: Transaction<Schema>, engine: Engine, migrations: readonly string[]) => Promise<void>;
}

const FILE_PATH = /^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*$/u;

/** One file after the other, below a folder. */
const makeFileWriter = (folder: string) => {
  let current: FileHandle | null = null;
  const end = async (): Promise<void> => {
    await current?.sync();
    await current?.close();
    current = null;
  };
  return {
    begin: async (file: string): Promise<void> => {
      if (!FILE_PATH.test(file)) throw new BackupUnreadable('altered');
      await end();
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      current = await open(path, 'wx', 0o600);
    },
    write: async (bytes: Buffer): Promise<void> => void (await current?.appendFile(bytes)),
    end,
  };
};

const put = async (entries: AsyncIterable<Entry>, restoring: Restoring, loading: Loading, folder: string) => {
  const files = makeFileWriter(folder);
  try {
    for await (const entry of entries) {
      if ('head' in entry) {
        restoring.accept(entry.head);
        await loading.begin(entry.head.migrations);
      } else if ('table' in entry) await loading.table(entry.table);
      else if ('row' in entry) await loading.row(entry.row);
      else if ('file' in entry) await files.begin(entry.file);
      else await files.write(entry.bytes);
    }
  } finally {
    await files.end();
  }
  await loading.end();
};

export const hasFiles = async (dataDir: string): Promise<boolean> =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])).some((entry) =>
    entry.isFile(),
  );

/**
 * All of it, or nothing: rows in one transaction, files and SQLite's database under other names until the backup's end was
 * read and found right.
 */
export const restoreBackup = async (
  path: string,
  restoring: Restoring,
): Promise<Summary & { readonly leftOut: readonly string[] }> => {
  const { config, passphrase, makeTables } = restoring;
  // Of one that is damaged nothing is tried, and the damage is what is said.
  await checkArchive(path, passphrase);
  const { dataDir, databaseUrl } = config;
  const incoming = { files: join(dataDir, 'files.restoring'), database: `${sqliteFile(dataDir)}.restoring` };
  const removeIncoming = async () => {
    for (const name of [incoming.files, ...['', '-wal', '-shm'].map((end) => `${incoming.database}${end}`)])
      await rm(name, { recursive: true, force: true });
  };
  await removeIncoming();
  await mkdir(incoming.files, { recursive: true, mode: 0o700 });
  const database = databaseUrl ? openDatabase(dataDir, databaseUrl) : openSqlite(incoming.database);
  const folder = join(dataDir, 'files');
  const arrive = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await rename(incoming.files, folder);
  };
  try {
    const leftOut: string[] = [];
    const summary = await database.db.transaction().execute(async (trx) => {
      const loading = startLoading(trx, database.engine, makeTables);
      const read = await readArchive(path, passphrase, (entries) => put(entries, restoring, loading, incoming.files));
      leftOut.push(...loading.leftOut);
      // Before the rows that name them: what no row names is nobody's, and the next try replaces it.
      await arrive();
      return read;
    });
    // All of it in the one file that gets another name; the next to open it has a journal again.
    if (!databaseUrl) await sql`pragma journal_mode = delete`.execute(database.db);
    await database.db.destroy();
    if (!databaseUrl) await rename(incoming.database, sqliteFile(dataDir));
    return { ...summary, leftOut };
  } catch (error) {
    await database.db.destroy();
    await removeIncoming();
    throw error;
  }
};

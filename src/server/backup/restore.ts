import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '#server/platform/config';
import type { Executor } from '#server/platform/db/database';
import { openDatabase, sqliteFile } from '#server/platform/db/open';
import { openSqlite } from '#server/platform/db/sqlite';
import { renameForGood, syncFolder } from '#server/platform/files/rename';
import { endAllSessions } from '#server/platform/sessions';
import { checkArchive, readArchive, type WasRead } from './archive/file.ts';
import type { Entry, Head, Summary } from './archive/lines.ts';
import { BackupUnreadable } from './archive/unreadable.ts';
import { type Loading, startLoading } from './loading.ts';

export interface Restoring {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly passphrase: string | undefined;
  /** Throws where the backup is not for this place, once all of it was read and before anything is written. */
  readonly accept: (head: Head, was: WasRead) => Promise<void> | void;
  /** Last of all, within the transaction of the rows. */
  readonly note: (trx: Executor) => Promise<void>;
}

const FILE_PATH = /^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*$/u;

/** One file after the other, below a folder. */
const makeFileWriter = (folder: string) => {
  let current: FileHandle | null = null;
  const folders = new Set<string>();
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
      folders.add(dirname(path));
      current = await open(path, 'wx', 0o600);
    },
    write: async (bytes: Buffer): Promise<void> => void (await current?.appendFile(bytes)),
    end,
    /** Their names, too. */
    sync: async (): Promise<void> => {
      for (const each of [...folders, folder]) await syncFolder(each);
    },
  };
};

const put = async (entries: AsyncIterable<Entry>, loading: Loading, folder: string) => {
  const files = makeFileWriter(folder);
  try {
    for await (const entry of entries) {
      if ('head' in entry) await loading.begin(entry.head.migrations);
      else if ('table' in entry) await loading.table(entry.table);
      else if ('row' in entry) await loading.row(entry.row);
      else if ('file' in entry) await files.begin(entry.file);
      else await files.write(entry.bytes);
    }
  } finally {
    await files.end();
  }
  await files.sync();
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
  const { config, passphrase, accept, note } = restoring;
  // Of one that is damaged nothing is tried, and the damage is what is said.
  const { head, ...was } = await checkArchive(path, passphrase);
  if (head) await accept(head, was);
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
  let haveArrived = false;
  try {
    const leftOut: string[] = [];
    const summary = await database.db.transaction().execute(async (trx) => {
      const loading = startLoading(trx, database.engine);
      const read = await readArchive(path, passphrase, (entries) => put(entries, loading, incoming.files));
      // Not the file that was looked at.
      if (read.hash !== was.hash) throw new BackupUnreadable('altered');
      await endAllSessions(trx);
      await note(trx);
      leftOut.push(...loading.leftOut);
      // Before the rows that name them are there.
      await rm(folder, { recursive: true, force: true });
      await renameForGood(incoming.files, folder);
      haveArrived = true;
      return read;
    });
    // All of it in the one file that gets another name; the next to open it has a journal again.
    if (!databaseUrl) await sql`pragma journal_mode = delete`.execute(database.db);
    await database.db.destroy();
    if (!databaseUrl) await renameForGood(incoming.database, sqliteFile(dataDir));
    return { ...summary, leftOut };
  } catch (error) {
    await database.db.destroy();
    await removeIncoming();
    // A reference that leads nowhere, or a full disk, shows at the very end.
    if (haveArrived) await rm(folder, { recursive: true, force: true });
    throw error;
  }
};

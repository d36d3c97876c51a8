import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXIT_USAGE, readHiddenLine, readHiddenTwice } from './asking.ts';
import { checkArchive } from './backup/archive/file.ts';
import { BackupUnreadable } from './backup/archive/unreadable.ts';
import { type Made, makeBackup } from './backup/make.ts';
import { insertBackup } from './backup/queries.ts';
import { lookAtSchool, secretsOrStop } from './looking.ts';
import { openDatabase } from './platform/db/open.ts';
import { settingsOrStop, stopWith } from './platform/starting.ts';
import { commandLine } from './root.ts';

const EXIT_FAILED = 1;

const USAGE = [
  `Usage: ${commandLine('backup')} FILE             everything of the school into one file, while it is served`,
  `       ${commandLine('backup')} --sealed FILE    sealed with a passphrase, which is asked for or taken from BACKUP_PASSPHRASE`,
  `       ${commandLine('backup')} --check FILE     reads a backup from its beginning to its end`,
];

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { sealed: { type: 'boolean' }, check: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Name one file.');
    return { ...values, file: resolve(file) };
  } catch (error) {
    return stopWith(EXIT_USAGE, (error as Error).message, ...USAGE);
  }
};

const told = ({ rows, files }: Pick<Made, 'rows' | 'files'>): string => `${rows} rows and ${files} files`;

const check = async (file: string, passphrase: string | undefined): Promise<void> => {
  const found = await checkArchive(file, passphrase);
  process.stdout.write(`${file} is whole: ${told(found)}.\n`);
};

/** For the page of backups, which says when the last good one was made. */
const noteIt = async (file: string, isSealed: boolean, made: Made, startedAt: Date): Promise<void> => {
  const { dataDir, databaseUrl } = settingsOrStop();
  const { db } = openDatabase(dataDir, databaseUrl);
  const now = new Date().toISOString();
  await insertBackup(db, {
    kind: 'command',
    file: basename(file),
    isSealed: isSealed ? 1 : 0,
    startedAt: startedAt.toISOString(),
    finishedAt: now,
    checkedAt: now,
    bytes: made.bytes,
    rowCount: made.rows,
    fileCount: made.files,
    missingCount: made.missing.length,
  });
  await db.destroy();
};

const KEY_APART = [
  "The school's key is not in it, for the file is not sealed: without himma.key (or HIMMA_KEY) it cannot be restored.",
  'Keep a copy of the key in another place than this file.',
];

const make = async (file: string, passphrase: string | undefined): Promise<void> => {
  if (existsSync(file)) stopWith(EXIT_FAILED, `No backup was made: ${file} exists already.`);
  const startedAt = new Date();
  const secrets = await lookAtSchool((db) => secretsOrStop(db));
  const made = await makeBackup({ config: settingsOrStop(), secrets }, file, passphrase, startedAt);
  await checkArchive(file, passphrase);
  await noteIt(file, passphrase !== undefined, made, startedAt);
  process.stdout.write(`${file}: ${told(made)}, read again and found whole.\n`);
  for (const name of made.missing) process.stdout.write(`Missing on the disk, and so in the backup: ${name}\n`);
  if (passphrase === undefined) process.stdout.write(`${KEY_APART.join('\n')}\n`);
};

const { sealed, check: isCheck, file } = readArguments();
const given = settingsOrStop().backups.passphrase;
const work = async (): Promise<void> =>
  isCheck
    ? check(file, given ?? (sealed ? await readHiddenLine('Passphrase: ') : undefined))
    : make(file, given ?? (sealed ? await readHiddenTwice('Passphrase', 'passphrases') : undefined));
await work().catch((error: Error) => {
  const cannot = isCheck || error instanceof BackupUnreadable ? `${file} cannot be used` : 'No backup was made';
  stopWith(EXIT_FAILED, `${cannot}: ${error.message}`);
});

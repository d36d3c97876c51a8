import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { EXIT_USAGE } from './asking.ts';
import { type Config, EXIT_BAD_CONFIG } from './platform/config.ts';
import { EXIT_IN_USE, lockDataDir } from './platform/data-dir.ts';
import { openToRead, sqliteFile } from './platform/db/open.ts';
import { platformHere } from './platform/release/here.ts';
import { bytesOf, type Release, whyNot } from './platform/release/manifest.ts';
import { asOwnerOf } from './platform/release/owner.ts';
import { lackOfRoom, sizeOf } from './platform/release/room.ts';
import { type Next, readServing, type Serving, writeServing } from './platform/release/serving.ts';
import { unpackRelease } from './platform/release/unpack.ts';
import { NotWhole } from './platform/release/untar.ts';
import { isVersion } from './platform/release/version.ts';
import { EXIT_DAMAGED, settingsOrStop, stopWith } from './platform/starting.ts';
import { isStorageFailure } from './platform/storage.ts';
import { RELEASE, RELEASES } from './root.ts';

const EXIT_FAILED = 1;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const nothingDone = (code: number, why: string): never => stopWith(code, `Nothing was updated: ${why}.`);

/** Thrown before anything was changed. */
class Refused extends Error {
  readonly code: number;

  constructor(code: number, why: string) {
    super(why);
    this.code = code;
  }
}

const argumentOrStop = (): string => {
  const [archive, ...more] = process.argv.slice(2);
  if (archive === undefined || archive.startsWith('-') || more.length > 0)
    return stopWith(EXIT_USAGE, 'Usage: himma update ARCHIVE     another version, from its archive');
  if (!statSync(archive, { throwIfNoEntry: false })?.isFile()) nothingDone(EXIT_USAGE, `there is no file ${archive}`);
  return resolve(archive);
};

/** The version that is here, for a school that is here and that this may follow. */
const schoolOrStop = async (release: string, { dataDir, databaseUrl, redisUrl }: Config): Promise<Serving> => {
  if (!existsSync(dataDir) || !(databaseUrl || existsSync(sqliteFile(dataDir))))
    nothingDone(EXIT_BAD_CONFIG, `there is no school in ${dataDir}, which DATA_DIR names`);
  if (redisUrl)
    nothingDone(
      EXIT_BAD_CONFIG,
      'REDIS_URL: several processes serve this school. Stop all of them, and start them all from the new version',
    );
  const serving = (await asOwnerOf(dataDir, () => readServing(dataDir))) ?? { version: release };
  if (serving.next) nothingDone(EXIT_IN_USE, `${serving.next.version} is to come already: start the server`);
  return serving;
};

const lastStep = async ({ dataDir, databaseUrl }: Config): Promise<string | null> => {
  const { db } = openToRead(dataDir, databaseUrl);
  try {
    const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db);
    return rows[0]?.name ?? null;
  } finally {
    await db.destroy();
  }
};

/** A backup has all of it once more, and so has what is kept while the new version changes it. */
const roomFor = async (release: Release, { dataDir, backups }: Config) => {
  const database = await sizeOf(sqliteFile(dataDir));
  return [
    { folder: RELEASES, bytes: bytesOf(release) },
    { folder: backups.folder, bytes: database + (await sizeOf(join(dataDir, 'files'))) },
    { folder: dataDir, bytes: 2 * database + (await sizeOf(`${sqliteFile(dataDir)}-wal`)) },
  ];
};

const bringOrStop = async (archive: string, config: Config, serving: Serving): Promise<Release> => {
  const here = { version: serving.version, platform: platformHere(), node: process.versions.node };
  const migration = await asOwnerOf(config.dataDir, () => lastStep(config));
  try {
    return await unpackRelease(archive, RELEASES, async (release) => {
      const why = whyNot(release, { ...here, migration });
      if (why) throw new Refused(EXIT_BAD_CONFIG, why);
      const lack = await lackOfRoom(await roomFor(release, config));
      if (lack) throw new Refused(EXIT_IN_USE, lack);
    });
  } catch (error) {
    if (error instanceof NotWhole) return nothingDone(EXIT_DAMAGED, `${archive} is not whole: ${error.message}`);
    if (error instanceof Refused) return nothingDone(error.code, error.message);
    if (isStorageFailure(error)) return nothingDone(EXIT_IN_USE, 'the disk is full. Make room and try again');
    throw error;
  }
};

/** By the version that serves, which knows its tables. */
const backUp = async ({ dataDir, backups }: Config, version: string): Promise<string> => {
  await asOwnerOf(dataDir, () => mkdir(backups.folder, { recursive: true, mode: 0o700 }));
  const now = new Date().toISOString().replaceAll(':', '');
  const file = resolve(backups.folder, `himma-before-${version}-${now}.backup`);
  const { uid, gid } = statSync(dataDir);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'make-backup.js'), file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: dataDir,
    ...(process.getuid?.() === 0 && { uid, gid }),
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) nothingDone(EXIT_FAILED, 'no backup could be made');
  return file;
};

/** A server holds the lock on the folder for as long as it lives. */
const isServed = (dataDir: string): boolean => {
  const lock = lockDataDir(dataDir);
  lock?.release();
  return lock === null;
};

const removeReleases = (isWanted: (version: string) => boolean): void => {
  for (const name of readdirSync(RELEASES))
    if (isVersion(name) && !isWanted(name)) rmSync(join(RELEASES, name), { recursive: true, force: true });
};

const LOOK_EVERY_MS = 200;
/** Longer than a start waits for the new version, and than a server needs to end. */
const PATIENCE_MS = 1000 * ((Number(process.env.HIMMA_UPDATE_SECONDS) || 300) + 60);

/** Null where neither the new version nor the one before has come back. */
const outcomeOf = async (dataDir: string, { askedAt }: Next): Promise<Serving | null> => {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const serving = await asOwnerOf(dataDir, () => readServing(dataDir));
    if (serving?.next?.askedAt !== askedAt) return serving;
    await pause(LOOK_EVERY_MS);
  }
  return null;
};

const follow = async (dataDir: string, before: Serving, next: Next): Promise<void> => {
  const serving = await outcomeOf(dataDir, next);
  if (serving?.version === next.version) {
    removeReleases((version) => version === next.version || version === before.version);
    say(`Himma ${next.version} serves.`);
    return;
  }
  if (serving === null)
    return stopWith(EXIT_IN_USE, `Himma ${next.version} has not come yet: look at what the server says.`);
  removeReleases((version) => version === before.version);
  stopWith(EXIT_FAILED, `Himma ${next.version} did not come. ${before.version} serves the school as it was.`);
};

/** One update at a time, of all schools that these releases serve. */
const lockReleases = () => {
  try {
    return lockDataDir(RELEASES) ?? nothingDone(EXIT_IN_USE, 'another update is under way');
  } catch {
    return nothingDone(EXIT_BAD_CONFIG, `this user may not write in ${RELEASES}: try as root, or as its owner`);
  }
};

const update = async (): Promise<void> => {
  const archive = argumentOrStop();
  if (RELEASE === null) return nothingDone(EXIT_BAD_CONFIG, 'this is a checkout, which git brings up to date');
  const config = settingsOrStop();
  const { dataDir } = config;
  // Whatever the shell says: who serves reads what root unpacks.
  process.umask(0o022);
  const lock = lockReleases();
  const serving = await schoolOrStop(RELEASE, config);
  const { version } = await bringOrStop(archive, config, serving);
  say(`Himma ${version}: whole, and for this computer.`);
  const isRunning = await asOwnerOf(dataDir, async () => isServed(dataDir));
  const backup = await backUp(config, version);
  say(`Backup of before: ${backup}`);
  const next: Next = { version, askedAt: new Date().toISOString(), step: 'asked' };
  await asOwnerOf(dataDir, () => writeServing(dataDir, { version: serving.version, next }));
  if (isRunning) await follow(dataDir, serving, next);
  else say(`Nothing serves the school now: its next start brings ${version}.`);
  lock.release();
};

await update();

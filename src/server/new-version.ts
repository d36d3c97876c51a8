import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, rm } from 'node:fs/promises';
import { request as askPlainly } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { leftEndFile } from './audit/left-end.ts';
import type { Config } from './platform/config.ts';
import { sqliteFile } from './platform/db/open.ts';
import { renameForGood, syncFolder } from './platform/files/rename.ts';
import { type Next, readServing, type Serving, writeServing } from './platform/release/serving.ts';
import { RELEASE } from './root.ts';

/*
 * How one version follows another on a school's data (docs/decisions/035-a-release.md). All of it is done by servers that hold the lock on
 * the folder: the new one keeps what it is about to change, and the old one puts that back where the new one did not come.
 */

/** Where the database is kept as it was before the new version changed it, and the end of its audit log. */
const keptIn = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'himma.before-version');

const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
};

/** One that is elsewhere is not copied: the backup that was made before is the way back. */
const keep = async ({ dataDir, databaseUrl }: Config): Promise<void> => {
  const kept = keptIn({ dataDir });
  await rm(kept, { recursive: true, force: true });
  if (databaseUrl) return;
  await mkdir(kept, { mode: 0o700 });
  const end = leftEndFile(dataDir);
  if (existsSync(end)) await copyFile(end, join(kept, basename(end)));
  const copy = join(kept, basename(sqliteFile(dataDir)));
  const database = new Libsql(sqliteFile(dataDir));
  // With what its journal has, whoever else may write to it: a program of the command line can run meanwhile.
  database.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
  database.close();
  await syncFile(copy);
  await syncFolder(kept);
};

/**
 * Told by the folders alone, so that each step may be the last before a kill: while the old database is still kept, the one here is
 * the new version's, with all that belongs to it.
 */
const putBackKept = async ({ dataDir }: Config): Promise<void> => {
  const kept = keptIn({ dataDir });
  const [database, end] = [sqliteFile(dataDir), leftEndFile(dataDir)];
  if (existsSync(join(kept, basename(database)))) {
    for (const path of [end, `${database}-wal`, `${database}-shm`]) await rm(path, { force: true });
    await syncFolder(dataDir);
    await renameForGood(join(kept, basename(database)), database);
  }
  if (existsSync(join(kept, basename(end)))) await renameForGood(join(kept, basename(end)), end);
};

const forget = (config: Config): Promise<void> => rm(keptIn(config), { recursive: true, force: true });

/** Started in the place of one that was to come and did not. */
const goBack = async (config: Config, own: string, next: Next): Promise<void> => {
  if (next.step === 'trying') await putBackKept(config);
  await writeServing(config.dataDir, { version: own, failed: next });
  process.stdout.write(`Himma ${next.version} did not come: ${own} serves the school as it was.\n`);
};

/** The version that the school has when this one is through; this one is tried. */
const begin = async (config: Config, serving: Serving, next: Next): Promise<Serving> => {
  if (next.step === 'asked') {
    await keep(config);
    await writeServing(config.dataDir, { ...serving, next: { ...next, step: 'trying' } });
  }
  return { version: next.version };
};

/**
 * Before anything is opened. What is answered is to be said once this version is seen to serve; null where it served before, or is no
 * release.
 */
export const beginVersion = async (config: Config): Promise<Serving | null> => {
  if (RELEASE === null) return null;
  const serving = await readServing(config.dataDir);
  if (serving?.next?.version === RELEASE) return begin(config, serving, serving.next);
  if (serving?.next) await goBack(config, RELEASE, serving.next);
  else if (serving?.version !== RELEASE) await writeServing(config.dataDir, { version: RELEASE });
  // Nothing is kept but for a version that is being tried.
  await forget(config);
  return null;
};

/** From here on there is no way back but a backup: what people send is taken. */
export const endTrial = async (config: Config, serving: Serving): Promise<void> => {
  await writeServing(config.dataDir, serving);
  await forget(config);
};

const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
const SILENCE_MS = 5000;

/** As a browser would, over the network: whose certificate it is does not matter to ourselves. */
const answers = (server: Server, isSecure: boolean, path: string): Promise<boolean> => {
  const { address, port } = server.address() as AddressInfo;
  const to = { host: EVERYWHERE[address] ?? address, port, path, timeout: SILENCE_MS, rejectUnauthorized: false };
  return new Promise((resolve) => {
    const asked = (isSecure ? askSecurely : askPlainly)(to, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy(new Error('silence')));
    asked.once('error', () => resolve(false));
    asked.end();
  });
};

const TRIES = 20;
const ASK_AGAIN_MS = 500;

/** False where the process is to stop meanwhile. */
export const isSeenToServe = async (server: Server, isSecure: boolean, isStopping: () => boolean): Promise<boolean> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await answers(server, isSecure, '/health')) && (await answers(server, isSecure, '/ready'))) return true;
    if (isStopping()) return false;
    await pause(ASK_AGAIN_MS);
  }
  throw new Error('this version answers neither /health nor /ready');
};

const LOOK_EVERY_MS = 1000;

/** Another version is to come: told by a file, which needs no signal and no right but to write here. */
export const watchForNext = (dataDir: string, react: () => void): (() => void) => {
  if (RELEASE === null) return () => {};
  const look = async (): Promise<void> => {
    const serving = await readServing(dataDir).catch(() => null);
    if (serving?.next) react();
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
};

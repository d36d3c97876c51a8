import type { Server } from 'node:https';
import type { Socket } from 'node:net';
import { buildApp } from './app.ts';
import { DOMAINS } from './domains.ts';
import { migrate } from './migrate.ts';
import { beginVersion, endTrial, isSeenToServe, watchForNext } from './new-version.ts';
import { type Config, EXIT_BAD_CONFIG } from './platform/config.ts';
import { EXIT_IN_USE, lockDataDir } from './platform/data-dir.ts';
import type { Deps } from './platform/deps.ts';
import { keepHouse, keepHouseHourly, keepUp } from './platform/housekeeping.ts';
import { RedisUnusable } from './platform/http/backplane.ts';
import { keyOpensStored } from './platform/key-check.ts';
import type { Serving } from './platform/release/serving.ts';
import { beginRun, endRun, noteCut } from './platform/runs.ts';
import { EXIT_AGAIN, onStartAgain, startAgain } from './platform/start-again.ts';
import {
  configOrStop,
  inTurn,
  KEY_WRONG,
  makeDeps,
  stopForSetting,
  stopWith,
  usableOrStop,
  wholeOrStop,
} from './platform/starting.ts';
import type { Pair } from './platform/tls/pair.ts';
import { faultAtStart, freshPair, keepCertificate } from './platform/tls/serve.ts';
import { putBackIfStaged, sayNotPutBack } from './put-back.ts';
import { WEB_ROOT } from './root.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { askForFirstAdmin, DEMO_SCHOOL_REFUSED, holdsDemoSchool } from './seed/staff.ts';

/** Docker gives a container ten seconds from the signal to the kill. */
const ANSWER_WITHIN_MS = 6000;

const CHORES = DOMAINS.flatMap(({ chore }) => chore ?? []);
const SOON = DOMAINS.flatMap(({ soon }) => soon ?? []);

type Notice = (origin: string) => string | null;

const noticeOfDemo = async (deps: Deps): Promise<Notice> => {
  const said = await seedIfEmpty(deps);
  return () => said;
};

/** Says what to print when the server listens. */
const prepare = async (deps: Deps, isTrial: boolean): Promise<Notice | null> => {
  await migrate(deps.db, deps.engine);
  // What it removes from the disk is gone, also for a version that may have to come back.
  if (!isTrial) await keepHouse(deps, CHORES);
  if (!(await keyOpensStored(deps))) stopWith(EXIT_BAD_CONFIG, ...KEY_WRONG);
  if (deps.config.production && (await holdsDemoSchool(deps))) stopWith(EXIT_BAD_CONFIG, DEMO_SCHOOL_REFUSED);
  for (const { provide } of DOMAINS) await provide?.(deps);
  const notice = deps.config.production ? await askForFirstAdmin(deps) : await noticeOfDemo(deps);
  for (const chore of SOON) await chore(deps);
  return notice;
};

/** Null where pages go over plain http. */
const certificateOrStop = async (config: Config): Promise<Pair | null> => {
  const pair = await freshPair(config, new Date()).catch((error: unknown) => stopForSetting((error as Error).message));
  if (!pair) return null;
  const url = config.publicUrl ? new URL(config.publicUrl) : undefined;
  if (url?.protocol === 'http:') {
    stopForSetting(`PUBLIC_URL: must start with https://, as this computer has a certificate (https://${url.host})`);
  }
  const fault = faultAtStart(pair, config, new Date());
  return fault ? stopForSetting(fault) : pair;
};

/** False where the process is to stop before it is the school's new version. */
const takeOver = async (seen: Promise<boolean>, deps: Deps, taken: Serving): Promise<boolean> => {
  if (!(await seen)) return false;
  await endTrial(deps.config, taken);
  keepHouse(deps, CHORES).catch((error) => deps.log.error({ err: error }, 'housekeeping failed'));
  return true;
};

/** The launcher of a release, however it ends: nobody would start the server again, or stop it. */
const whenLauncherEnds = (react: () => void): void => {
  if (!process.env.HIMMA_LAUNCHED) return;
  process.stdin.resume().once('close', react);
  (process.stdin as Socket).unref();
};

const stopUnheard = (error: NodeJS.ErrnoException, { host, port }: Config): never => {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    stopForSetting(`HOST: ${host} is no address of this computer: write 0.0.0.0 for all it has`);
  }
  if (error.code === 'EACCES') {
    stopForSetting(`PORT: this user may not listen on ${port}: write one above 1023, such as 3000`);
  }
  if (error.code !== 'EADDRINUSE') throw error;
  return stopWith(EXIT_IN_USE, `Himma cannot start: port ${port} is taken. Choose another PORT.`);
};

const start = async (): Promise<void> => {
  const given = configOrStop();
  const pair = await certificateOrStop(given);
  const config = { ...given, isHttps: given.isHttps || pair !== null };
  const lock =
    usableOrStop('DATA_DIR', () => lockDataDir(config.dataDir)) ??
    stopWith(
      EXIT_IN_USE,
      `Himma cannot start: another process uses ${config.dataDir}. Stop it, or choose another DATA_DIR.`,
    );

  // Of several processes the others served on, and whoever says that they know may say it to another.
  if (!config.redisUrl) usableOrStop('DATA_DIR', () => noteCut(config.dataDir, new Date()));
  const notPutBack = await putBackIfStaged(config);
  const taken = await beginVersion(config);
  const { deps, notice } = await wholeOrStop(config, async () => {
    const made = await makeDeps(config);
    return { deps: made, notice: await inTurn(made, () => prepare(made, taken !== null)) };
  });
  if (notPutBack) await sayNotPutBack(deps, notPutBack);
  const isDemo = !config.production && (await holdsDemoSchool(deps));
  let isOpen = taken === null;
  const app = await buildApp(deps, WEB_ROOT, { certificate: pair, isDemo, isOpen: () => isOpen }).catch(
    (error: unknown) => {
      if (error instanceof RedisUnusable) stopWith(EXIT_BAD_CONFIG, error.message);
      throw error;
    },
  );

  const stopHousekeeping = keepHouseHourly(deps, CHORES);
  const stopKeepingUp = keepUp(deps, SOON);
  const stopKeepingCertificate = pair
    ? keepCertificate({ server: app.server as Server, pair, config, clock: deps.clock, log: deps.log })
    : () => {};
  let stopWatching = () => {};
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    deps.log.info({ signal }, 'stopping: finishing requests in flight');
    // A connection kept alive after its last answer would hold the process for another 72 seconds.
    app.server.keepAliveTimeout = 1;
    // What has not come whole by then never may: half a body must not hold the school's restart.
    setTimeout(() => app.server.closeAllConnections(), ANSWER_WITHIN_MS).unref();
    stopWatching();
    stopHousekeeping();
    stopKeepingCertificate();
    await app.close();
    for (const { ending } of DOMAINS) await ending?.(deps);
    await stopKeepingUp();
    await deps.db.destroy();
    endRun(config.dataDir);
    lock.release();
  };
  // Ctrl+C arrives twice, from the terminal and passed on by npm: the second must not cut the first short.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  whenLauncherEnds(() => void stop('the launcher is gone'));

  onStartAgain(() => {
    process.exitCode = EXIT_AGAIN;
    void stop('start again');
  });

  await app.listen({ port: config.port, host: config.host }).catch((error) => stopUnheard(error, config));
  if (taken) {
    isOpen = await takeOver(
      isSeenToServe(app.server, pair !== null, () => stopping),
      deps,
      taken,
    );
    if (stopping) return;
  }
  beginRun(config.dataDir);
  stopWatching = watchForNext(config.dataDir, startAgain);
  const { port } = app.server.address() as { port: number };
  const origin = `${pair ? 'https' : 'http'}://localhost:${port}`;
  const said = notice?.(origin);
  process.stdout.write(`Himma: ${origin}\n`);
  if (said) process.stdout.write(`${said}\n`);
};

await start();

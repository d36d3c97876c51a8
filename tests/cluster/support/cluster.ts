import { existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { onDatabase, urlOf } from '#tests/on-database';
import { type DemoLogins, newDataDir, type Product, removeDataDir, startProduct } from '#tests/product';
import { type Balancer, startBalancer } from './balancer.ts';
import { startRedis, type TestRedis } from './redis.ts';

const KEY = 'c3'.repeat(32);

/** The built product as several processes behind a balancer, on one PostgreSQL and one Redis. */
export interface Cluster {
  readonly balancer: Balancer;
  readonly redis: TestRedis;
  /** What every process is started with. */
  readonly env: NodeJS.ProcessEnv;
  readonly logins: DemoLogins;
  /** By number; after a restart the number names the new process. */
  readonly processes: readonly Product[];
  /** As a power cut would, and the balancer notices. */
  kill(index: number): Promise<void>;
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

let made = 0;

const newDatabase = async (): Promise<string> => {
  const server = inject('postgresUrl');
  made += 1;
  const name = `himma_cluster_${process.pid}_${made}`;
  await onDatabase(server, async (run) => void (await run(`create database ${name}`)));
  return urlOf(server, name);
};

/** A folder of its own for each process, and the uploads of all in one, as OPERATIONS.md asks for. */
const newDataDirs = (size: number, files: string): string[] =>
  Array.from({ length: size }, () => {
    const dataDir = newDataDir();
    symlinkSync(files, join(dataDir, 'files'));
    return dataDir;
  });

/** All processes start at the same time, on a database with nothing in it; one of them makes the demo school. */
export const startCluster = async ({ size = 2 } = {}): Promise<Cluster> => {
  const files = mkdtempSync(join(tmpdir(), 'himma-files-'));
  const dataDirs = newDataDirs(size, files);
  const [databaseUrl, redis, balancer] = await Promise.all([newDatabase(), startRedis(), startBalancer()]);
  const env: NodeJS.ProcessEnv = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, HIMMA_KEY: KEY };
  const processes: Product[] = [];

  const start = async (index: number): Promise<void> => {
    const product = await startProduct(dataDirs[index] ?? '', env);
    processes[index] = product;
    balancer.open(index, product.url);
  };
  const stop = async (): Promise<void> => {
    await balancer.close();
    await Promise.all(processes.map((product) => product.stop()));
    await redis.stop();
    for (const folder of [...dataDirs, files]) removeDataDir(folder);
  };

  const starts = await Promise.allSettled(dataDirs.map((_, index) => start(index)));
  const failed = starts.find((each) => each.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const withLogins = processes.find(({ dataDir }) => existsSync(join(dataDir, 'demo-logins.json')));
  if (!withLogins) throw new Error('no process made the demo school');
  return {
    balancer,
    redis,
    env,
    logins: withLogins.logins(),
    processes,
    kill: async (index) => {
      await processes[index]?.kill();
      balancer.cut(index);
    },
    restart: start,
    stop,
  };
};

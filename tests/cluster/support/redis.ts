import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/free-port';
import { until } from '../../faults/support/wait.ts';

export interface TestRedis {
  readonly url: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Again on the same port, with nothing in it. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Redis lives as long as the pipe to this shell, however the test process ends. */
const KEEPER = 'redis-server "$@" & cat; kill -9 $!; wait';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (isAnswer: boolean) => {
      socket.destroy();
      resolve(isAnswer);
    };
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
  });

export const startRedis = async (): Promise<TestRedis> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'himma-redis-'));
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let keeper: ChildProcess | undefined;

  const kill = async () => {
    if (!keeper) return;
    const ended = once(keeper, 'exit');
    keeper.stdin?.end();
    await ended;
    keeper = undefined;
  };
  const restart = async () => {
    keeper = spawn('/bin/sh', ['-c', KEEPER, 'redis', ...args], { stdio: ['pipe', 'ignore', 'inherit'] });
    await until('Redis answers', () => answers(port));
  };
  await restart();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart,
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { ControlMessage } from './control.ts';
import type { School } from './school.ts';

export interface ServerProcess {
  readonly url: string;
  /** Processor time the process has used since it started, user and system. */
  cpuMicros(): Promise<number>;
  stop(): Promise<void>;
}

const nextMessage = async (child: ChildProcess): Promise<ControlMessage> => {
  const waiting = new AbortController();
  const failed = once(child, 'exit', waiting).then(([code]) => {
    throw new Error(`a bench server stopped with code ${code}`);
  });
  failed.catch(() => undefined);
  try {
    const [message] = await Promise.race([once(child, 'message', waiting), failed]);
    return message as ControlMessage;
  } finally {
    waiting.abort();
  }
};

const start = async (script: string, args: string[], output: string): Promise<ServerProcess> => {
  const log = openSync(output, 'a');
  const child = fork(join(import.meta.dirname, script), args, { stdio: ['ignore', log, 'inherit', 'ipc'] });
  const hello = await nextMessage(child);
  return {
    url: 'ready' in hello ? hello.ready : '',
    cpuMicros: async () => {
      child.send('cpu');
      const answer = await nextMessage(child);
      return 'cpuMicros' in answer ? answer.cpuMicros : Number.NaN;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
};

export const startFloor = (school: School) =>
  start('floor-server.js', [school.floorFile], join(school.webRoot, '..', 'floor.log'));

export const startProduct = (school: School) =>
  start('product-server.js', [school.productDir, school.webRoot], join(school.productDir, 'himma.log'));

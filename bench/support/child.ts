import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** A process that the bench started: it says hello, and then answers one question at a time. */
export interface Child {
  readonly hello: unknown;
  ask(question: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

const nextMessage = async (child: ChildProcess): Promise<unknown> => {
  const waiting = new AbortController();
  const failed = once(child, 'exit', waiting).then(([code]) => {
    throw new Error(`a bench process stopped with code ${code}`);
  });
  failed.catch(() => undefined);
  try {
    const [message] = await Promise.race([once(child, 'message', waiting), failed]);
    return message;
  } finally {
    waiting.abort();
  }
};

interface Start {
  readonly script: string;
  readonly args?: readonly string[];
  /** The file that gets what the process prints. */
  readonly output: string;
  readonly execArgv?: readonly string[];
}

export const startChild = async ({ script, args = [], output, execArgv = [] }: Start): Promise<Child> => {
  const child = fork(join(import.meta.dirname, script), args, {
    stdio: ['ignore', openSync(output, 'a'), 'inherit', 'ipc'],
    execArgv: [...execArgv],
  });
  return {
    hello: await nextMessage(child),
    ask: (question) => {
      const answer = nextMessage(child);
      child.send(question as object);
      return answer;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
};

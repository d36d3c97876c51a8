import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { stopWith } from './platform/starting.ts';

/** sysexits' EX_USAGE. */
export const EXIT_USAGE = 64;

/** As a shell reports a command that Ctrl+C ended. */
const EXIT_INTERRUPTED = 130;

/** What is typed is not shown: readline echoes to a stream that drops everything. */
export const readHiddenLine = async (prompt: string): Promise<string> => {
  process.stderr.write(prompt);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY });
  lines.on('SIGINT', () => stopWith(EXIT_INTERRUPTED));
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
};

/** A new one, typed twice at a terminal. */
export const readHiddenTwice = async (what: string, many: string): Promise<string> => {
  const typed = await readHiddenLine(`${what}: `);
  if (process.stdin.isTTY && typed !== (await readHiddenLine('The same again: ')))
    return stopWith(EXIT_USAGE, `The two ${many} differ. Nothing was done.`);
  return typed;
};

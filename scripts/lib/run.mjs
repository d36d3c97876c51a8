import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inProject } from './project.mjs';

export const TSC = inProject('node_modules', 'typescript-native', 'bin', 'tsc');
export const VITE = inProject('node_modules', 'vite', 'bin', 'vite.js');

const PASSED_ON = ['SIGINT', 'SIGTERM'];

/** A Node program by its file: no shell, so a path with spaces is a path like any other. */
const start = (args, env = {}, stdio = 'inherit') =>
  spawn(process.execPath, args, { cwd: inProject(), stdio, env: { ...process.env, ...env } });

const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    // 'close' and not 'exit': only then is everything it said here.
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });

const ORPHAN_CHECK_MS = 500;

/** npm starts scripts through a shell, which dies of SIGTERM without passing it on: only the parent's end shows it. */
const whenNpmEnds = (react) => {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) react('SIGTERM');
  };
  return process.env.npm_lifecycle_event ? setInterval(check, ORPHAN_CHECK_MS) : undefined;
};

/**
 * While the children run, signals are for them; this process only waits for their end. Ctrl+C reaches them from the
 * terminal as well, so each must bear a signal that comes twice.
 */
const withSignalsFor = async (children, work) => {
  const passOn = (signal) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of PASSED_ON) process.on(signal, passOn);
  const orphanCheck = whenNpmEnds(passOn);
  try {
    return await work();
  } finally {
    clearInterval(orphanCheck);
    for (const signal of PASSED_ON) process.off(signal, passOn);
  }
};

export const run = (args, env) => {
  const child = start(args, env);
  return withSignalsFor([child], () => exitCodeOf(child));
};

/** For what runs beside others: what it says is kept together until its end. */
export const runQuietly = async (args, env) => {
  const child = start(args, env, ['ignore', 'pipe', 'pipe']);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await withSignalsFor([child], () => exitCodeOf(child));
  return { code, said };
};

export const runOrStop = async (args, env) => {
  const code = await run(args, env);
  if (code !== 0) process.exit(code);
};

/** Ends with the first that ends, and takes the others along. */
export const runTogether = (commands) => {
  const children = commands.map((args) => start(args));
  return withSignalsFor(children, async () => {
    const ends = children.map(exitCodeOf);
    const code = await Promise.race(ends);
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(ends);
    return code;
  });
};

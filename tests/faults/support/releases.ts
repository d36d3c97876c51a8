import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Serving } from '#server/platform/release/serving';
import { freePort } from '#tests/free-port';
import { until } from './wait.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SCRIPTS = join(ROOT, 'scripts', 'lib', 'release');
const ASK_AGAIN_MS = 50;
const IN_USE = 75;
const DIE_AT = join(import.meta.dirname, 'die-at.mjs');

interface Packed {
  readonly path: string;
  readonly content: Buffer;
}

interface About {
  readonly version: string;
  readonly platform: string;
  readonly node: string;
  readonly from: string;
  readonly migration: string;
}

interface Files {
  readonly PLATFORM: string;
  filesOf(version: string, wanted?: { packages: boolean }): Iterable<Packed>;
  lastMigration(): string;
}

interface Pack {
  pack(about: About, files: readonly Packed[], to: string, level?: number): Promise<void>;
}

/** Of the pages only what the server reads as it starts, whatever they are called; packages are found in the folder above. */
const isNeeded = ({ path }: Packed): boolean => !/\/(?:dist\/web\/(?![^/]+\.html$)|docs\/)/u.test(path);

interface Wanted {
  /** In the place of the server's own program, which is `server.js` then. */
  readonly main?: string;
  readonly about?: Partial<About>;
  readonly isWhole?: boolean;
}

const withMain = (files: readonly Packed[], main: string): Packed[] =>
  files.flatMap((file) =>
    file.path.endsWith('/dist/product/main.js')
      ? [
          { ...file, content: Buffer.from(main) },
          { ...file, path: file.path.replace('main.js', 'server.js') },
        ]
      : [file],
  );

/** An archive of what is built, as `npm run release` packs it. */
export const archiveOf = async (
  version: string,
  { main, about = {}, isWhole = false }: Wanted = {},
): Promise<string> => {
  const { PLATFORM, filesOf, lastMigration }: Files = await import(join(SCRIPTS, 'files.mjs'));
  const { pack }: Pack = await import(join(SCRIPTS, 'pack.mjs'));
  const own = [...filesOf(version, { packages: isWhole })].filter((file) => isWhole || isNeeded(file));
  const files = main === undefined ? own : withMain(own, main);
  const to = join(mkdtempSync(join(tmpdir(), 'himma-archive-')), `himma-${version}.tar.gz`);
  const told = { version, platform: PLATFORM, node: '>=20.19', from: '0.1.0', migration: lastMigration(), ...about };
  await pack(told, files, to, 1);
  return to;
};

/** Where releases are unpacked: a computer of a school. */
export class Computer {
  readonly place = mkdtempSync(join(tmpdir(), 'himma-computer-'));
  readonly home = join(this.place, 'himma');
  readonly dataDir = join(this.home, 'school');
  url = '';
  private port = 0;
  private server: ChildProcess | undefined;

  constructor(archive: string, { packages = 'shared' }: { packages?: 'shared' | 'own' } = {}) {
    execFileSync('tar', ['xzf', archive, '-C', this.place]);
    if (packages === 'shared') symlinkSync(join(ROOT, 'node_modules'), join(this.home, 'node_modules'));
  }

  spawn(args: readonly string[], env: NodeJS.ProcessEnv = {}, command = join(this.home, 'himma')): ChildProcess {
    // A group of its own: a power cut ends all of it.
    return spawn(command, args, {
      detached: true,
      cwd: this.place,
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        BACKUP_KEEP: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** One command to its end. */
  async run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; said: string }> {
    const child = this.spawn(args, env);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
    await once(child, 'close');
    return { code: child.exitCode, said };
  }

  update(archive: string, env: NodeJS.ProcessEnv = {}) {
    return this.run(['update', archive], env);
  }

  /** As a service is: again where the server before still holds the folder. */
  async start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    this.port ||= await freePort();
    this.url = `http://127.0.0.1:${this.port}`;
    do {
      this.server = this.spawn(['start'], env);
      this.server.stderr?.pipe(process.stderr);
      this.server.stdout?.resume();
      await Promise.race([this.untilItServes(), this.ended()]);
    } while (this.server.exitCode === IN_USE);
  }

  /** What is written of the versions. */
  serving(): Serving {
    return JSON.parse(readFileSync(join(this.dataDir, 'himma.version'), 'utf8')) as Serving;
  }

  /** How many files a release has. */
  countFiles(version: string): number {
    const below = readdirSync(join(this.home, 'releases', version), { recursive: true, withFileTypes: true });
    return below.filter((entry) => entry.isFile()).length;
  }

  /** Which version answers everybody; null where none does. */
  async version(): Promise<string | null> {
    const page = await fetch(`${this.url}/login`).catch(() => null);
    if (!page?.ok) return null;
    const health = await fetch(`${this.url}/health`).catch(() => null);
    return health?.ok ? ((await health.json()) as { version: string }).version : null;
  }

  untilItServes(): Promise<void> {
    const isServed = async (): Promise<boolean> => {
      if ((await this.version()) !== null) return true;
      // Whoever asks without a pause takes the processor from what starts.
      await pause(ASK_AGAIN_MS);
      return false;
    };
    return until('the school to be served', isServed, 100_000);
  }

  get isRunning(): boolean {
    return this.server !== undefined && this.server.exitCode === null && this.server.signalCode === null;
  }

  /** The launcher alone, or with the server that it started: as by the power. */
  async kill(what: 'launcher' | 'all' = 'all'): Promise<void> {
    if (!this.server?.pid || !this.isRunning) return;
    const ended = once(this.server, 'exit');
    process.kill(what === 'all' ? -this.server.pid : this.server.pid, 'SIGKILL');
    await ended;
  }

  async ended(): Promise<void> {
    if (this.server && this.isRunning) await once(this.server, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.place, { recursive: true, force: true });
  }
}

/** For a process that is to die at a moment of its own: the n-th time that it changes a name; by itself, or with its launcher. */
export const dyingAt = (moment: number, within: string, withAll: boolean): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=${DIE_AT}`,
  DIE_AT: String(moment),
  DIE_IN: within,
  ...(withAll && { DIE_WITH: 'all' }),
});

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  // Playwright adds --no-sandbox by itself unless this is true.
  chromiumSandbox: boolean;
  env?: Record<string, string>;
}

const run = promisify(execFile);

const installedShells = ['/usr/bin/chromium-headless-shell'];
const installedBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

const commonArgs = [
  '--headless',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // The same glyph shapes in screenshots whatever the font settings of the machine.
  '--font-render-hinting=none',
];

// Only the fonts that came with the browser, so that screenshots do not depend on the machine.
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const anyInstalled = [...installedShells, ...installedBrowsers];

const firstPresent = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

// The shell renders as the browser does, without its windows: a page costs it a third of the work, and its version is
// the same on every machine.
const isShellShipped = (): boolean => process.platform === 'linux' && process.arch === 'x64';

export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const chromiumSandbox = await sandboxWorks();
  const args = chromiumSandbox ? commonArgs : [...commonArgs, '--no-sandbox'];
  const installed = process.env.CHROMIUM_PATH || firstPresent(isShellShipped() ? installedShells : anyInstalled);
  if (installed) return { executablePath: installed, args, chromiumSandbox };
  if (!isShellShipped()) throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');

  const directory = await unpackedChromium();
  return {
    executablePath: join(directory, 'chromium'),
    args,
    chromiumSandbox,
    env: environmentFor(directory),
  };
}

async function sandboxWorks(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  if (process.getuid?.() === 0) return false;
  if (await userNamespacesAreRestrictedPerProgram()) return false;
  // Asked for real: containers refuse it by seccomp, which no file under /proc tells.
  return run('unshare', ['--user', '--pid', '--net', '--fork', 'true']).then(
    () => true,
    () => false,
  );
}

// Ubuntu: AppArmor lets unshare make user namespaces, but not a browser in an unknown place.
async function userNamespacesAreRestrictedPerProgram(): Promise<boolean> {
  const setting = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
  return (await readFile(setting, 'utf8').catch(() => '0')).trim() === '1';
}

async function unpackedChromium(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const directory = join(tmpdir(), `himma-chromium-${await versionOf(entry)}-${process.getuid?.()}`);
  if (await isUsable(directory)) return directory;

  const staging = await mkdtemp(`${directory}-`);
  await unpackInto(staging, entry);
  await moveIntoPlace(staging, directory);
  return directory;
}

async function versionOf(entry: string): Promise<string> {
  const manifest = await readFile(join(dirname(entry), '..', '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

// Temporary directories are shared: another account may have made one of this name, and cleaning
// programs remove single old files.
async function isUsable(directory: string): Promise<boolean> {
  const entry = await lstat(directory).catch(() => undefined);
  if (!entry?.isDirectory() || entry.uid !== process.getuid?.()) return false;
  const needed = ['chromium', 'fonts.conf', 'fonts/fonts', 'al2023/lib/libnss3.so', 'al2023/lib/libnspr4.so'];
  return needed.every((path) => existsSync(join(directory, path)));
}

// In a child process, because the package takes both its target and its choice of libraries from
// the environment: it only unpacks libnss3 and the like when it believes to be on AWS Lambda.
async function unpackInto(directory: string, entry: string): Promise<void> {
  const script = 'require(process.argv[1]).executablePath().catch((e) => { console.error(e); process.exit(1); })';
  await run(process.execPath, ['-e', script, entry], {
    env: { TMPDIR: directory, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  await writeFile(join(directory, 'fonts.conf'), fontsConfiguration);
}

async function moveIntoPlace(staging: string, directory: string): Promise<void> {
  try {
    await rename(staging, directory);
  } catch {
    await settleConflict(staging, directory);
  }
}

async function settleConflict(staging: string, directory: string): Promise<void> {
  const anotherTestProcessWasFaster = await isUsable(directory);
  if (anotherTestProcessWasFaster) return rm(staging, { recursive: true, force: true });
  // It only ever appears complete, so what is unusable is damaged and not in the making.
  await rm(directory, { recursive: true, force: true });
  await rename(staging, directory);
}

// All of process.env again: Playwright gives the browser nothing else once env is set.
function environmentFor(directory: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: join(directory, 'al2023', 'lib'),
    FONTCONFIG_PATH: directory,
    XDG_CACHE_HOME: join(directory, 'cache'),
  };
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../project.mjs';

/**
 * What the build leaves in its package, for it is compiled for a machine (vite.server.config.ts), and whose files are read as they lie
 * there (`server/quran/published.ts`).
 */
const OUTSIDE = ['sharp', 'libsql', '@node-rs/argon2', 'quran-validator'];

/** Of a machine's C library: a package of musl's is no use to glibc's, though npm installs it. */
const libc = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime ? '-musl' : '';

/** What a release is for. */
export const PLATFORM = `${process.platform}-${process.arch}${libc}`;

const isForOther = (path) => process.platform === 'linux' && libc === '' && path.endsWith('-musl');

/** As Node looks for a package: beside the one that asks, then one folder up after the other. */
const placeOf = (name, asking, packages) => {
  for (let at = asking; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return null;
  }
};

/** The folders of these packages and of all that they need, as npm has installed them here. */
const packagesNeeded = () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const found = new Set();
  const follow = (name, asking) => {
    const place = placeOf(name, asking, packages);
    if (place === null || found.has(place) || isForOther(place) || !existsSync(inProject(place))) return;
    if (packages[place].dev) throw new Error(`${place} is a package of the tests`);
    found.add(place);
    const { dependencies, optionalDependencies } = packages[place];
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) follow(each, place);
  };
  for (const name of OUTSIDE) follow(name, '');
  return [...found];
};

const filesUnder = (folder, isWanted) =>
  readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!isWanted(path)) return [];
    return entry.isDirectory() ? filesUnder(path, isWanted) : [path];
  });

const isNoMap = (path) => !/\.map(?:\.(?:br|gz))?$/u.test(path);
const isOfPackage = (path) => isNoMap(path) && !/\/node_modules$|\.(?:md|[cm]?ts)$/iu.test(path);

/** As they lie in a checkout that was built. */
const built = ({ packages }) => [
  ...['dist/product', 'dist/web', 'content'].flatMap((folder) => filesUnder(folder, isNoMap)),
  ...filesUnder('docs', (path) => path !== 'docs/pictures'),
  'CHANGELOG.md',
  ...(packages ? packagesNeeded().flatMap((place) => filesUnder(place, isOfPackage)) : []),
];

const LAUNCHER = { himma: 0o755, 'himma.mjs': 0o644, 'himma.cmd': 0o644 };

const read = (path) => ({ content: readFileSync(inProject(path)), at: statSync(inProject(path)).mtimeMs });

/** All of a release, as `{ path, content, mode, at }`, by the paths that it has where it is unpacked. */
export function* filesOf(version, { packages = true } = {}) {
  for (const [name, mode] of Object.entries(LAUNCHER)) yield { path: name, mode, ...read(`scripts/launcher/${name}`) };
  const own = join('releases', version).replaceAll('\\', '/');
  const about = JSON.stringify({ name: 'himma', version, private: true, type: 'module' });
  yield { path: `${own}/package.json`, mode: 0o644, content: Buffer.from(about), at: Date.now() };
  for (const path of built({ packages })) yield { path: `${own}/${path}`, mode: 0o644, ...read(path) };
}

/** The newest step that its tables go through. */
export const lastMigration = () =>
  readdirSync(inProject('src', 'server'), { recursive: true })
    .flatMap((path) => /migrations[/\\](\d{3}-[\w-]+)\.ts$/u.exec(path)?.[1] ?? [])
    .toSorted()
    .at(-1);

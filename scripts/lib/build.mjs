import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress.mjs';
import { drawIcons } from './icons.mjs';
import { inProject, say } from './project.mjs';
import { runOrStop, VITE } from './run.mjs';

export const WEB_ROOT = inProject('dist', 'web');
const PRODUCT = inProject('dist', 'product');
const NOTES = inProject('dist', '.build');
const PICTURE = join(NOTES, 'picture');
const STAMP = join(NOTES, 'sources');
const OUTPUTS = [join(PRODUCT, 'main.js'), join(WEB_ROOT, 'app.html')];

const SOURCE_FOLDERS = ['src', 'content', 'scripts/lib'];
const SOURCE_FILES = /^(package(-lock)?\.json|tsconfig.*\.json|vite\..*\.ts)$/u;
const TEST = /\.test\.tsx?$/u;

/** A NODE_ENV from the shell would put React's slow development build on the pages. */
const PRODUCTION = { NODE_ENV: 'production' };

const allExist = (paths) => paths.every((path) => existsSync(path));

const filesUnder = (path) => {
  if (!existsSync(inProject(path))) return [];
  if (statSync(inProject(path)).isFile()) return [path];
  return readdirSync(inProject(path)).flatMap((name) => filesUnder(`${path}/${name}`));
};

/** By content: a checkout gives old files new times, and a file copied back gives a changed one an old time. */
const fingerprint = () => {
  const atRoot = readdirSync(inProject()).filter((name) => SOURCE_FILES.test(name));
  const files = [...atRoot, ...SOURCE_FOLDERS.flatMap(filesUnder)].filter((path) => !TEST.test(path)).sort();
  const hash = createHash('sha256');
  for (const path of files) {
    const content = readFileSync(inProject(path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
};

export const BUILD_SERVER = [VITE, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'];

/** Whether the types hold is asked by the tests. */
export const buildServer = () => runOrStop(BUILD_SERVER, PRODUCTION);

/** Puts the login's picture into its page, and makes both pages of a girls' school beside those of a boys' one (D-86). */
const paintDoor = async () => {
  await runOrStop([VITE, 'build', '--ssr', 'door/picture.tsx', '--outDir', PICTURE, '--logLevel', 'warn'], PRODUCTION);
  const { pictureOf } = await import(pathToFileURL(join(PICTURE, 'picture.js')));
  const read = (name) => readFileSync(join(WEB_ROOT, name), 'utf8');
  const write = (name, html) => writeFileSync(join(WEB_ROOT, name), html);
  const painted = (html, of) => html.replace('<div id="root">', () => `<div id="root">${pictureOf(of)}`);
  const forGirls = (html) => html.replace('<html ', '<html data-school="girls" ');
  const door = read('door.html');
  write('door-girls.html', forGirls(painted(door, 'girls')));
  write('door.html', painted(door, 'boys'));
  write('app-girls.html', forGirls(read('app.html')));
};

export const build = async () => {
  // Taken first and written last: what is edited meanwhile is built the next time, and half a build never counts.
  const sources = fingerprint();
  rmSync(STAMP, { force: true });
  say('building the server');
  await buildServer();
  say('checking the questions');
  await runOrStop([join(PRODUCT, 'check-questions.js'), '--content']);
  say('building the pages');
  rmSync(WEB_ROOT, { recursive: true, force: true });
  await runOrStop([VITE, 'build', '--logLevel', 'warn'], PRODUCTION);
  await paintDoor();
  await drawIcons(WEB_ROOT);
  await runOrStop([VITE, 'build', '--config', 'vite.worker.config.ts', '--logLevel', 'warn'], PRODUCTION);
  await compressFolder(WEB_ROOT);
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(STAMP, sources);
};

const isBuilt = () => existsSync(STAMP) && allExist(OUTPUTS) && readFileSync(STAMP, 'utf8') === fingerprint();

export const buildIfChanged = async () => {
  if (!isBuilt()) await build();
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the project: two folders above the sources of the server, and above the programs built of them. */
const ROOT = join(import.meta.dirname, '..', '..');

export const CONTENT_ROOT = join(ROOT, 'content');
export const WEB_ROOT = join(ROOT, 'dist', 'web');

export const VERSION = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** The version, where this was unpacked from a release; null in a checkout. */
export const RELEASE = existsSync(join(ROOT, 'manifest.json')) ? VERSION : null;

/** Where the releases lie beside each other, where this is one. */
export const RELEASES = join(ROOT, '..');

/** How a command is given here, before what it is told. */
export const commandLine = (name: string): string => (RELEASE === null ? `npm run ${name} --` : `himma ${name}`);

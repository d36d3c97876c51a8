import { join } from 'node:path';

/** Of the project: two folders above the sources of the server, and above the programs built of them. */
const ROOT = join(import.meta.dirname, '..', '..');

export const CONTENT_ROOT = join(ROOT, 'content');
export const WEB_ROOT = join(ROOT, 'dist', 'web');

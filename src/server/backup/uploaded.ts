import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readStaged } from './staged.ts';

const NAME = /^upload-[0-9a-f]{32}\.backup$/u;

const nameOf = (upload: string): string => `upload-${upload}.backup`;

export const isUpload = (path: string): boolean => NAME.test(basename(path));

export const pathOfUpload = ({ config }: Pick<Deps, 'config'>, upload: string): string =>
  join(config.backups.folder, nameOf(upload));

/** But what the next start will put back. */
const listUploads = async ({ config: { dataDir, backups } }: Deps): Promise<string[]> => {
  const staged = (await readStaged(dataDir))?.file;
  const names = await readdir(backups.folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter(isUpload)
    .map((name) => resolve(backups.folder, name))
    .filter((path) => path !== staged);
};

/** One is brought at a time; what was brought before and never put back goes. */
export const beginUpload = async (deps: Deps): Promise<string> => {
  await mkdir(deps.config.backups.folder, { recursive: true, mode: 0o700 });
  for (const path of await listUploads(deps)) await rm(path, { force: true });
  const upload = randomBytes(16).toString('hex');
  await writeFile(pathOfUpload(deps, upload), '', { mode: 0o600, flag: 'wx' });
  return upload;
};

const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

const removeForgotten = async (deps: Deps): Promise<void> => {
  const before = deps.clock().getTime() - FORGOTTEN_AFTER_MS;
  for (const path of await listUploads(deps)) if ((await stat(path)).mtimeMs < before) await rm(path, { force: true });
};

/** It is a whole school: one that nobody put back lies there for no longer than a day. */
export const forgetUploads = (deps: Deps): Promise<void> =>
  removeForgotten(deps).catch((error) => deps.log.error({ err: error }, 'what was brought could not be removed'));

export const roomIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Unpacked beside the school it takes more than it has itself, so it may never take what that would need, or the school. */
const hasRoom = async ({ dataDir, backups }: Deps['config'], at: number, piece: number): Promise<boolean> =>
  piece <= (await roomIn(backups.folder)) && at + piece <= (await roomIn(dataDir));

/** A piece that comes twice is the same piece; one that comes before its turn is refused. */
export const takePiece = async (deps: Deps, upload: string, at: number, piece: Buffer): Promise<number> => {
  const handle = await open(pathOfUpload(deps, upload), 'r+').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refusal('backup_upload_gone') : error;
  });
  try {
    if (at > (await handle.stat()).size) throw new Refusal('backup_upload_gone');
    if (!(await hasRoom(deps.config, at, piece.length))) throw new Refusal('backup_no_room');
    await handle.write(piece, 0, piece.length, at);
    return at + piece.length;
  } finally {
    await handle.close();
  }
};

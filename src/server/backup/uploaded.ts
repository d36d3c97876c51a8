import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';

const NAME = /^upload-[0-9a-f]{32}\.backup$/u;

const nameOf = (upload: string): string => `upload-${upload}.backup`;

export const pathOfUpload = ({ config }: Pick<Deps, 'config'>, upload: string): string =>
  join(config.backups.folder, nameOf(upload));

/** One is brought at a time; what was brought before and never put back goes. */
export const beginUpload = async (deps: Deps): Promise<string> => {
  const { folder } = deps.config.backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (NAME.test(name)) await rm(join(folder, name), { force: true });
  const upload = randomBytes(16).toString('hex');
  await writeFile(pathOfUpload(deps, upload), '', { mode: 0o600, flag: 'wx' });
  return upload;
};

/** A piece that comes twice is the same piece; one that comes before its turn is refused. */
export const takePiece = async (deps: Deps, upload: string, at: number, piece: Buffer): Promise<number> => {
  const handle = await open(pathOfUpload(deps, upload), 'r+').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refusal('backup_upload_gone') : error;
  });
  try {
    if (at > (await handle.stat()).size) throw new Refusal('backup_upload_gone');
    await handle.write(piece, 0, piece.length, at);
    return at + piece.length;
  } finally {
    await handle.close();
  }
};

import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePurpose } from '#domain/files/kinds';
import type { Executor } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { renameForGood } from './rename.ts';

/** Sizes beside the one that is kept in full, such as a small face for a list. */
export type FileSize = 'full' | 'small';

export interface NewFile {
  readonly purpose: FilePurpose;
  readonly studentId: number | null;
  readonly extension: string;
  readonly contents: { readonly full: Buffer; readonly small?: Buffer };
}

/** Files younger than this may belong to a request that is still on its way. */
const SWEEP_AFTER_MS = 60 * 60 * 1000;

export const filesFolder = (deps: Pick<Deps, 'config'>): string => join(deps.config.dataDir, 'files', 'uploads');

export const fileName = (file: { id: string; extension: string }, size: FileSize): string =>
  `${file.id}${size === 'small' ? '-small' : ''}.${file.extension}`;

export const findFile = (executor: Executor, id: string) =>
  executor.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();

const newFileId = (): string => randomBytes(18).toString('base64url');

const openFolder = async (deps: Pick<Deps, 'config'>): Promise<string> => {
  const folder = filesFolder(deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** On the disk under its own name, whole, or not at all. */
const writeWhole = async (path: string, bytes: Buffer, incoming = `${path}.incoming`): Promise<void> => {
  const handle = await open(incoming, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await renameForGood(incoming, path);
};

const removeAll = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => rm(join(folder, name), { force: true })));

/** After the rows that named them are gone. What a kill leaves of it, the sweep finds. */
export const removeFiles = async (deps: Pick<Deps, 'config'>, files: readonly { id: string; extension: string }[]) => {
  const names = files.flatMap((file) => [fileName(file, 'full'), fileName(file, 'small')]);
  await removeAll(filesFolder(deps), names);
};

/** For a file that has one place: of several that come at once the last stands. What a kill leaves, the sweep finds. */
export const placeFile = async (deps: Deps, path: string, bytes: Buffer): Promise<void> => {
  const incoming = join(await openFolder(deps), `${newFileId()}.incoming`);
  try {
    await writeWhole(path, bytes, incoming);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
};

/**
 * Writes the bytes, then runs `use` in one transaction with the file's row: both stand, or neither. A kill between the two
 * leaves bytes without a row, which the hourly sweep removes.
 */
export const withNewFile = async <T>(
  deps: Deps,
  { contents, ...row }: NewFile,
  use: (trx: Executor, fileId: string) => Promise<T>,
): Promise<T> => {
  const folder = await openFolder(deps);
  const id = newFileId();
  const written = Object.entries(contents).map(([size, bytes]) => ({
    name: fileName({ id, extension: row.extension }, size as FileSize),
    bytes: bytes as Buffer,
  }));
  try {
    for (const { name, bytes } of written) await writeWhole(join(folder, name), bytes);
    return await deps.db.transaction().execute(async (trx) => {
      const size = contents.full.length;
      await trx
        .insertInto('files')
        .values({ id, ...row, size, createdAt: deps.clock().toISOString() })
        .execute();
      return use(trx, id);
    });
  } catch (error) {
    await removeAll(
      folder,
      written.flatMap(({ name }) => [name, `${name}.incoming`]),
    );
    throw error;
  }
};

/** Removes bytes that no row names: what a kill left, and what went with a deleted pupil. */
export const sweepFiles = async (deps: Deps): Promise<number> => {
  const folder = filesFolder(deps);
  const names = await readdir(folder).catch(() => []);
  const known = new Set((await deps.db.selectFrom('files').select('id').execute()).map(({ id }) => id));
  const now = Date.now();
  const orphans: string[] = [];
  for (const name of names) {
    const id = name.replace(/(?:-small)?\.\w+(?:\.incoming)?$/u, '');
    // One that was renamed or removed meanwhile is nobody's orphan.
    const found = await stat(join(folder, name)).catch(() => null);
    const isOld = found !== null && now - found.mtimeMs > SWEEP_AFTER_MS;
    if (isOld && (name.endsWith('.incoming') || !known.has(id))) orphans.push(name);
  }
  await removeAll(folder, orphans);
  return orphans.length;
};

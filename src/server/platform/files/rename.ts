import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a folder says of its files is on the disk: without it a power cut takes back names that were given. */
export const syncFolder = async (folder: string): Promise<void> => {
  // Windows keeps names by itself, and syncs no folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** From now on, and after a power cut: whoever is told that a file was kept finds it by its name. */
export const renameForGood = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncFolder(dirname(to));
};

/** Under its own name it is whole, or as it was before. */
export const writeForGood = async (path: string, text: string): Promise<void> => {
  const incoming = `${path}.incoming`;
  await writeFile(incoming, text, { mode: 0o600, flush: true });
  await renameForGood(incoming, path);
};

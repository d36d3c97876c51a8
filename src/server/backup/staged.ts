import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeForGood } from '#server/platform/files/rename';

/** What the next start puts into the place of the school, before it opens anything. */
export interface Staged {
  readonly file: string;
  readonly askedAt: string;
  /** Set from the moment that the backup was loaded beside the school: then its end is the only way. */
  readonly isLoaded: boolean;
}

const stagedFile = (dataDir: string): string => join(dataDir, 'himma.put-back');

export const stage = (dataDir: string, staged: Staged): Promise<void> =>
  writeForGood(stagedFile(dataDir), JSON.stringify(staged));

export const readStaged = async (dataDir: string): Promise<Staged | null> => {
  const text = await readFile(stagedFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as Staged);
};

export const unstage = (dataDir: string): Promise<void> => rm(stagedFile(dataDir), { force: true });

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeForGood } from '../files/rename.ts';

/** A version that is to take over. */
export interface Next {
  readonly version: string;
  readonly askedAt: string;
  /** `asked`: nothing was changed yet. `trying`: the data may be changed, and are kept as they were (`new-version.ts`). */
  readonly step: 'asked' | 'trying';
}

/**
 * Which release serves this school, kept with its data: they fit each other. What starts a version (`scripts/launcher/`) reads it
 * too. One file, written anew and renamed, so that a kill leaves the line before or the line after.
 */
export interface Serving {
  readonly version: string;
  readonly next?: Next;
  /** What was to take over and could not. */
  readonly failed?: Next;
}

const servingFile = (dataDir: string): string => join(dataDir, 'himma.version');

export const readServing = async (dataDir: string): Promise<Serving | null> => {
  const text = await readFile(servingFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as Serving);
};

export const writeServing = (dataDir: string, serving: Serving): Promise<void> =>
  writeForGood(servingFile(dataDir), JSON.stringify(serving));

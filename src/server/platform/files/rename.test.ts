import { readdirSync, readFileSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renameForGood } from './rename.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'himma-rename-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** What the system is asked to bring to the disk, and whether the new name was there by then. */
const watchSyncs = async (name: string) => {
  const handle = await open(folder);
  const kind = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = kind;
  const synced: [string, boolean][] = [];
  vi.spyOn(kind, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push([await readlink(`/proc/self/fd/${this.fd}`), readdirSync(folder).includes(name)]);
    return sync.call(this);
  });
  return synced;
};

describe('a file that gets its name', () => {
  it('has it in a folder that is on the disk', async () => {
    await writeFile(join(folder, 'a.incoming'), 'أ');
    const synced = await watchSyncs('a');
    await renameForGood(join(folder, 'a.incoming'), join(folder, 'a'));
    expect(synced).toEqual([[folder, true]]);
    expect(await readFile(join(folder, 'a'), 'utf8')).toBe('أ');
  });

  it('gets it here alone', () => {
    const renames = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /\brename\b[^;]*\} from 'node:fs\/promises'/u.test(readFileSync(join('src/server', file), 'utf8')),
      );
    expect(renames).toEqual(['platform/files/rename.ts']);
  });
});

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';
import { writeArchive } from './archive/file.ts';
import { headFor } from './archive/lines.ts';
import { insertBackup, updateBackup } from './queries.ts';
import { checkBackup } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const FILE = 'school.backup';

/** As one that was asked for and made. */
const keepBackup = async (): Promise<number> => {
  const { folder } = world.deps.config.backups;
  const at = world.deps.clock().toISOString();
  await mkdir(folder, { recursive: true });
  async function* entries() {
    yield { head: headFor({ madeAt: at, migrations: [], keyMark: 'mark' }) };
  }
  await writeArchive(join(folder, FILE), undefined, entries(), () => [], world.deps.secrets.backupMac);
  const row = await insertBackup(world.deps.db, { kind: 'asked', file: FILE, isSealed: 0, startedAt: at });
  await updateBackup(world.deps.db, row?.id ?? 0, { finishedAt: at, bytes: 1 });
  return row?.id ?? 0;
};

it('one backup is checked at a time: whoever asks meanwhile is told, and may ask again', async () => {
  const { actor } = await world.admin();
  const id = await keepBackup();
  const check = () => checkBackup(world.deps, actor, id);
  const [first, second] = await Promise.allSettled([check(), check()]);
  expect(first).toMatchObject({ value: true });
  expect(second).toMatchObject({ reason: { code: 'backup_check_under_way', status: 409 } });
  expect(await check()).toBe(true);
  await expect(checkBackup(world.deps, actor, id + 1)).rejects.toMatchObject({ code: 'backup_not_found' });
  expect(await check()).toBe(true);
});

import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_AGAIN } from '#server/platform/start-again';
import { putBack as words } from '#strings/backup/put-back';
import { faultNames } from '#strings/backup/staff';
import { often } from '#tests/long-run';
import { newDataDir, newDemoSchool, type Product, removeDataDir, spawnProduct, startProduct } from '#tests/product';
import { ledgerCheck } from './support/checks.ts';
import { enterAsStaff, type Visitor } from './support/visitor.ts';
import { until } from './support/wait.ts';

const DIE_AT = join(import.meta.dirname, 'support', 'die-at.mjs');
const ADDED = 'رائد مهند الجديد';

/** Each moment means a school that is loaded and started: usually every fourth is tried. */
const EVERY = often(4, 1);

const madeDirs: string[] = [];
const running = new Set<Product>();

const copyOf = (dataDir: string): string => {
  const copy = newDataDir();
  madeDirs.push(copy);
  cpSync(dataDir, copy, { recursive: true });
  return copy;
};

const start = async (dataDir: string): Promise<Product> => {
  const product = await startProduct(dataDir);
  running.add(product);
  return product;
};

const asAdmin = (product: Product): Promise<Visitor> => {
  const [admin] = product.logins().staff;
  if (!admin) throw new Error('the demo school has no staff');
  return enterAsStaff(product.url, admin);
};

const stopAll = async (): Promise<void> => {
  for (const product of running) await product.stop();
  running.clear();
};

afterEach(stopAll);

afterAll(async () => {
  await stopAll();
  for (const dir of madeDirs) removeDataDir(dir);
});

const namesIn = (database: string): string[] => {
  const db = new Libsql(database, { readonly: true });
  const names = db.prepare('select name from students').all() as { name: string }[];
  db.close();
  return names.map(({ name }) => name);
};

const foldersBefore = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => name.startsWith('himma.before-'));

/** As it was when the backup was made, with nothing left over; the school before lies beside it, whole. */
const expectPutBack = (dataDir: string): void => {
  expect(namesIn(join(dataDir, 'himma.sqlite'))).not.toContain(ADDED);
  expect(existsSync(join(dataDir, 'files'))).toBe(true);
  expect(existsSync(join(dataDir, 'himma.put-back'))).toBe(false);
  expect(existsSync(join(dataDir, 'himma.putting-back'))).toBe(false);
  const [before = '', ...others] = foldersBefore(dataDir);
  expect(others).toEqual([]);
  expect(namesIn(join(dataDir, before, 'himma.sqlite'))).toContain(ADDED);
  expect(existsSync(join(dataDir, before, 'files'))).toBe(true);
};

describe('a school that is put back on the page', () => {
  /** Where a pupil was added since the backup, and the server has ended to put it back. */
  let staged: string;

  beforeAll(async () => {
    staged = newDemoSchool();
    madeDirs.push(staged);
    const product = await start(staged);
    const admin = await asAdmin(product);
    await admin.must('POST /api/admin/backups');
    const list = () => admin.must('GET /api/admin/backups');
    await until('the backup to be made', async () => (await list()).backups[0]?.isUnderWay === false);
    const id = (await list()).backups[0]?.id ?? 0;
    await admin.must('POST /api/admin/students', { body: { name: ADDED, grade: 4 } });
    const ended = once(product.process, 'exit');
    await admin.must('POST /api/admin/backups/put-back', { body: { from: { id }, typed: words.phrase } });
    expect((await ended)[0]).toBe(EXIT_AGAIN);
    running.delete(product);
  }, 120_000);

  it('comes with the next start, and everybody can use it', async () => {
    const dataDir = copyOf(staged);
    const product = await start(dataDir);
    const admin = await asAdmin(product);
    expect(await admin.must('GET /api/admin/audit/breaks')).toEqual({ breaks: [] });
    expect(await ledgerCheck(dataDir)).toMatchObject({ code: 0 });
    await product.stop();
    expectPutBack(dataDir);
  }, 120_000);

  /** Null where it was done before it could die so often. */
  const dieAndStartAgain = async (at: number): Promise<string | null> => {
    const dataDir = copyOf(staged);
    const child = spawnProduct(dataDir, { NODE_OPTIONS: `--import=${DIE_AT}`, DIE_AT: String(at) });
    const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    child.stdout.on('data', () => void child.kill('SIGTERM'));
    const [, signal] = await ended;
    if (signal !== 'SIGKILL' || !existsSync(join(dataDir, 'himma.put-back'))) return null;
    await (await start(dataDir)).stop();
    return dataDir;
  };

  it('comes whole with the start after any moment at which the power went', async () => {
    let at = 0;
    for (; ; at += EVERY) {
      const dataDir = await dieAndStartAgain(at);
      if (dataDir === null) break;
      expectPutBack(dataDir);
      removeDataDir(dataDir);
    }
    expect(at).toBeGreaterThan(12);
  }, 600_000);

  it('stays as it is where the backup went bad meanwhile, and says so to whoever asked', async () => {
    const dataDir = copyOf(staged);
    const marker = join(dataDir, 'himma.put-back');
    const asked = JSON.parse(readFileSync(marker, 'utf8')) as { file: string };
    const file = join(dataDir, 'backups', basename(asked.file));
    truncateSync(file, 1000);
    writeFileSync(marker, JSON.stringify({ ...asked, file }));
    const admin = await asAdmin(await start(dataDir));
    const { students } = await admin.must('GET /api/admin/students', { query: { search: ADDED } });
    expect(students).toHaveLength(1);
    const query = { action: 'backup_not_put_back' };
    const { entries } = await admin.must('GET /api/admin/audit', { query });
    expect(entries).toEqual([
      expect.objectContaining({ differences: [{ label: expect.anything(), after: faultNames.altered }] }),
    ]);
    expect(existsSync(marker)).toBe(false);
    expect(foldersBefore(dataDir)).toEqual([]);
  }, 120_000);
});

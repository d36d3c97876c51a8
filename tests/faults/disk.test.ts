import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type DemoStaff, newDemoSchool, type Product, removeDataDir, spawnProduct, startProduct } from '#tests/product';
import { sidewaysPhoto } from '#tests/samples';
import type { ErrorReply } from '#wire/endpoint';
import { enterAsStaff } from './support/visitor.ts';
import { until } from './support/wait.ts';

const mount = (...args: string[]): void => void execFileSync('mount', args, { stdio: 'ignore' });

const mayMount = (): boolean => {
  const place = mkdtempSync(join(tmpdir(), 'himma-mount-'));
  try {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place);
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true });
  }
};

type Staff = Awaited<ReturnType<typeof enterAsStaff>>;

const MB = 1024 * 1024;

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A folder on a disk of its own, with the demo school and a little room for its journal. */
const onSmallDisk = (room: number): string => {
  const school = newDemoSchool();
  const place = mkdtempSync(join(tmpdir(), 'himma-disk-'));
  mount('-t', 'tmpfs', '-o', `size=${sizeOf(school) + room}`, 'tmpfs', place);
  undo.push(() => {
    execFileSync('umount', ['--lazy', place]);
    rmSync(place, { recursive: true });
  });
  cpSync(school, place, { recursive: true });
  removeDataDir(school);
  return place;
};

const start = async (dataDir: string): Promise<Product> => {
  const product = await startProduct(dataDir, { LOG_LEVEL: 'silent' });
  undo.push(() => product.stop());
  return product;
};

const staffOf = (product: Product): Promise<Staff> => enterAsStaff(product.url, product.logins().staff[0] as DemoStaff);

const isReady = async ({ url }: Product): Promise<boolean> => (await fetch(`${url}/ready`)).ok;

let names = 0;
const addPupil = async (staff: Staff) => {
  names += 1;
  return staff.call('POST /api/admin/students', { body: { name: `سالم ${'م'.repeat(60)} ${names}`, grade: 4 } });
};

const namesNow = async (staff: Staff): Promise<string[]> =>
  (await staff.must('GET /api/admin/students')).students.map(({ name }) => name);

const sendPicture = async ({ url }: Product, { cookie }: Staff): Promise<{ status: number; body: ErrorReply }> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sidewaysPhoto())], { type: 'image/jpeg' }), 'item.jpg');
  const response = await fetch(`${url}/api/admin/store/items/1/picture`, {
    method: 'PUT',
    headers: { cookie },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as ErrorReply };
};

// Only who may mount has a disk that can be filled; the same words without one are in the server's tests.
describe.skipIf(!mayMount())('the product on a disk of its own', () => {
  it('that fills up: says so, goes on showing, keeps whatever it said it kept, and takes more when there is room', async () => {
    const dataDir = onSmallDisk(12 * MB);
    const product = await start(dataDir);
    const staff = await staffOf(product);
    const filler = join(dataDir, 'somebody-elses-film');
    const free = Number(execFileSync('df', ['--output=avail', '-B1', dataDir]).toString().split('\n')[1]);
    writeFileSync(filler, Buffer.alloc(free - 512 * 1024));

    const kept: string[] = [];
    let refused = await addPupil(staff);
    for (let tries = 0; refused.status === 200 && tries < 2000; tries += 1) {
      kept.push(refused.body.name);
      refused = await addPupil(staff);
    }
    expect([refused.status, (refused.body as unknown as ErrorReply).code]).toEqual([507, 'storage_failed']);
    expect(await namesNow(staff)).toEqual(expect.arrayContaining(kept));
    expect(await isReady(product)).toBe(false);
    expect((await fetch(`${product.url}/health`)).ok).toBe(true);

    rmSync(filler);
    await until('the disk takes something again', () => isReady(product));
    expect((await addPupil(staff)).status).toBe(200);
    await product.kill();
    const again = await start(dataDir);
    expect(await namesNow(await staffOf(again))).toEqual(expect.arrayContaining(kept));
  });

  it('whose folder of files can only be read: refuses a new file with its reason, and shows the rest', async () => {
    const dataDir = onSmallDisk(12 * MB);
    const product = await start(dataDir);
    const staff = await staffOf(product);
    const files = join(dataDir, 'files');
    mount('--bind', files, files);
    undo.push(() => execFileSync('umount', ['--lazy', files]));
    mount('-o', 'remount,bind,ro', files);
    const { status, body } = await sendPicture(product, staff);
    expect([status, body.code]).toEqual([507, 'storage_failed']);
    expect(body.message).toContain('مساحة التخزين');
    expect((await namesNow(staff)).length).toBeGreaterThan(80);
    expect((await fetch(`${product.url}/health`)).ok).toBe(true);
  });

  it('that can only be read from the beginning: does not start, and says why', async () => {
    const dataDir = onSmallDisk(MB);
    mount('-o', 'remount,ro', dataDir);
    const child = spawnProduct(dataDir, {});
    let said = '';
    child.stderr.on('data', (part) => {
      said += String(part);
    });
    const [code] = await once(child, 'exit');
    expect(code).not.toBe(0);
    expect(said).toMatch(/^Himma cannot start: DATA_DIR: .*read-only/mu);
  });
});

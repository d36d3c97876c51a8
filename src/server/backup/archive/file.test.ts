import { createHmac, randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { checkArchive, readArchive, writeArchive } from './file.ts';
import { type Entry, headFor, isProven, type Value } from './lines.ts';
import { SEALED } from './seal.ts';
import { BackupUnreadable } from './unreadable.ts';

const folder = mkdtempSync(join(tmpdir(), 'himma-archive-'));
const path = join(folder, 'school.backup');
afterAll(() => rmSync(folder, { recursive: true }));

const PASSPHRASE = 'جملة لا يعرفها غير المدير';
const head = headFor({ madeAt: '2026-02-01T06:00:00.000Z', migrations: ['001-access'], keyMark: 'mark' });

async function* given(entries: readonly Entry[]) {
  yield* entries;
}

const mac = (text: string): string => createHmac('sha256', 'key').update(text).digest('hex');

/** Where not the cost is tried; the last test of a sealed backup has what a school's costs. */
const CHEAP = 16;

const write = (entries: readonly Entry[], passphrase?: string, missing: readonly string[] = []) =>
  writeArchive(path, passphrase, given(entries), () => missing, mac, undefined, CHEAP);

const check = (passphrase?: string) => checkArchive(path, passphrase, undefined, CHEAP);

const read = async (passphrase?: string) => {
  const entries: Entry[] = [];
  const keep = async (found: AsyncIterable<Entry>) => {
    for await (const entry of found) entries.push(entry);
  };
  const summary = await readArchive(path, passphrase, keep, undefined, CHEAP);
  return { entries, summary };
};

const value: fc.Arbitrary<Value> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.constant(null),
);
const table = fc
  .record({ name: fc.string(), rows: fc.array(fc.array(value), { maxLength: 20 }) })
  .map(({ name, rows }): Entry[] => [
    { table: { table: name, columns: ['a'], next: 3 } },
    ...rows.map((row) => ({ row })),
  ]);
const file = fc
  .record({ name: fc.string(), pieces: fc.array(fc.uint8Array({ minLength: 1, maxLength: 3000 })) })
  .map(({ name, pieces }): Entry[] => [{ file: name }, ...pieces.map((bytes) => ({ bytes: Buffer.from(bytes) }))]);
const contents = fc
  .tuple(fc.array(table, { maxLength: 4 }), fc.array(file, { maxLength: 4 }))
  .map(([tables, files]): Entry[] => [{ head }, ...tables.flat(), ...files.flat()]);
const passphrase = fc.constantFrom(undefined, PASSPHRASE);

const textOf = (entries: readonly Entry[]): string =>
  JSON.stringify(entries.map((entry) => ('bytes' in entry ? entry.bytes.toString('base64') : entry)));

const A_SCHOOL: Entry[] = [
  { head },
  { table: { table: 'students', columns: ['id', 'name'], next: 1002 } },
  { row: [1001, 'سالم العمران'] },
  { file: 'uploads/photo.webp' },
  { bytes: randomBytes(70_000) },
];

describe('a backup, sealed or not', () => {
  it('says again what was put into it', async () => {
    await fc.assert(
      fc.asyncProperty(contents, passphrase, async (entries, secret) => {
        await write(entries, secret);
        expect((await read(secret)).entries).toEqual(entries);
      }),
      { numRuns: 16 },
    );
  });

  it('counts its rows and files, and names what was missing', async () => {
    const made = await write(A_SCHOOL, undefined, ['uploads/gone.webp']);
    expect(made).toEqual({
      rows: 1,
      files: 1,
      missing: ['uploads/gone.webp'],
      bytes: readFileSync(path).length,
    });
    expect(await checkArchive(path, undefined)).toMatchObject({ rows: 1, files: 1, missing: ['uploads/gone.webp'] });
  });

  it.each([undefined, PASSPHRASE])('is refused wherever it is cut off (passphrase: %s)', async (secret) => {
    await write(A_SCHOOL, secret);
    const whole = readFileSync(path);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        writeFileSync(path, whole.subarray(0, length));
        await expect(check(secret)).rejects.toMatchObject({
          code: expect.stringMatching(/^(?:truncated|not_backup)$/u),
        });
      }),
      { numRuns: secret ? 15 : 60 },
    );
  });

  // gzip has bits that mean nothing: of the time it was made, and what is left of a byte. A seal has none.
  it.each([undefined, PASSPHRASE])(
    'never says anything else where a bit was changed (passphrase: %s)',
    async (secret) => {
      await write(A_SCHOOL, secret);
      const whole = readFileSync(path);
      let refusals = 0;
      await fc.assert(
        fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
          const bytes = Buffer.from(whole);
          bytes[at] = (bytes[at] as number) ^ (1 << bit);
          writeFileSync(path, bytes);
          const said = await read(secret).catch((error: unknown) => error);
          if (said instanceof BackupUnreadable) refusals += 1;
          else expect([secret, textOf((said as { entries: Entry[] }).entries)]).toEqual([undefined, textOf(A_SCHOOL)]);
        }),
        { numRuns: secret ? 15 : 60 },
      );
      expect(refusals).toBeGreaterThan(10);
    },
  );
});

it('is read in few turns of the process, between which requests are answered', async () => {
  const row = ['سالم العمران', randomBytes(1000).toString('hex')];
  await write([
    { head },
    { table: { table: 'students', columns: ['a', 'b'], next: null } },
    ...Array(2000).fill({ row }),
  ]);
  let turns = 0;
  let isSameTurn = false;
  const { bytes } = await readArchive(path, undefined, async (entries) => {
    for await (const _ of entries) {
      if (isSameTurn) continue;
      turns += 1;
      isSameTurn = true;
      setImmediate(() => {
        isSameTurn = false;
      });
    }
  });
  expect(bytes).toBeGreaterThan(4_000_000);
  // All at once would hold up everybody, and more by far would wait for everybody.
  expect(turns).toBeGreaterThan(8);
  expect(turns).toBeLessThan(40);
});

it('a backup is proven by the key that it was made with, and by no other', async () => {
  await write(A_SCHOOL);
  const was = await checkArchive(path, undefined);
  expect(isProven(mac, was)).toBe(true);
  for (const spoilt of [{ rows: 2 }, { files: 0 }, { missing: ['a'] }, { hash: 'x' }, { proof: 'x' }])
    expect(isProven(mac, { ...was, ...spoilt })).toBe(false);
  expect(isProven((text) => mac(`${text} `), was)).toBe(false);
  const { proof: _, ...older } = was;
  expect(isProven(mac, older)).toBeNull();
});

describe('a bomb', () => {
  const MB = 1024 * 1024;

  it.each([
    ['of many rows', `["${'a'.repeat(4091)}"]\n`],
    ['of one row that never ends', 'a'],
  ])('%s is left long before all of it is unpacked', async (_, piece) => {
    writeFileSync(
      path,
      gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.alloc(112 * MB, piece)])),
    );
    let bytes = 0;
    const reading = readArchive(path, undefined, async (entries) => {
      for await (const entry of entries) if ('row' in entry) bytes += 4096;
    });
    await expect(reading).rejects.toMatchObject({ code: 'bomb' });
    expect(bytes).toBeLessThan(100 * MB);
  });
});

describe('a sealed backup', () => {
  it('shows nothing of what is in it', async () => {
    await write(
      [{ head }, { table: { table: 'students', columns: ['name'], next: null } }, { row: ['Salem'] }],
      PASSPHRASE,
    );
    const bytes = readFileSync(path);
    for (const word of ['Salem', 'students', 'himma"']) expect(bytes.includes(word)).toBe(false);
  });

  it.each([
    ['without its passphrase', undefined, 'passphrase_missing'],
    ['with another', 'جملة أخرى يعرفها الجميع', 'passphrase_wrong'],
  ])('is refused %s', async (_, secret, code) => {
    await write(A_SCHOOL, PASSPHRASE);
    await expect(check(secret)).rejects.toMatchObject({ code });
  });

  it('costs who guesses its passphrase 64 MB at a time', async () => {
    await writeArchive(path, PASSPHRASE, given(A_SCHOOL), () => [], mac);
    expect(await checkArchive(path, PASSPHRASE)).toMatchObject({ rows: 1, files: 1 });
    const salt = readFileSync(path).subarray(SEALED.length, SEALED.length + 16);
    const key = scryptSync(PASSPHRASE.normalize('NFC'), salt, 32, { N: 65_536, r: 8, p: 1, maxmem: 128 * 2 ** 20 });
    const proof = createHmac('sha256', key).update('proof').digest().subarray(0, 16);
    expect(readFileSync(path).subarray(SEALED.length + 16, SEALED.length + 32)).toEqual(proof);
  });
});

describe('another file', () => {
  it.each([
    ['that is no backup', Buffer.from('PK\u0003\u0004'), 'not_backup'],
    ['that is empty', Buffer.alloc(0), 'not_backup'],
    ['that is compressed and no backup', gzipSync('{"students":[]}\n'), 'not_backup'],
    ['of a newer version', gzipSync('{"himma":"backup","format":2}\n'), 'newer'],
    ['whose text is broken', gzipSync(`${JSON.stringify(head)}\n{"table"\n`), 'altered'],
    ['with more after its end', gzipSync(`${JSON.stringify(head)}\n{"end":{"hash":""}}\n[1]\n`), 'altered'],
  ])('%s is refused', async (_, bytes, code) => {
    writeFileSync(path, bytes);
    await expect(checkArchive(path, undefined)).rejects.toMatchObject({ code });
  });

  it('is not left where writing fails', async () => {
    rmSync(path, { force: true });
    async function* failing(): AsyncGenerator<Entry> {
      yield { head };
      throw new Error('the disk is gone');
    }
    await expect(writeArchive(path, undefined, failing(), () => [], mac)).rejects.toThrow('the disk is gone');
    expect(() => readFileSync(path)).toThrow('ENOENT');
    expect(() => readFileSync(`${path}.incoming`)).toThrow('ENOENT');
  });
});

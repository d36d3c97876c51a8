import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '#server/platform/db/sqlite';
import { isStorageFailure } from '#server/platform/storage';

/** SQLite's own: what stands in the file is read through a second connection, which sees only what was committed. */
describe('transactions that share a commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'himma-commit-'));
  let own: ReturnType<typeof openSqlite>['db'];
  let other: typeof own;
  beforeEach(async () => {
    const file = join(folder, `${Math.random()}.sqlite`);
    own = openSqlite(file).db;
    await sql`create table marks (n integer unique)`.execute(own);
    other = openSqlite(file).db;
  });
  afterEach(async () => {
    await own.destroy();
    await other.destroy();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const marks = async (db: typeof own): Promise<number[]> => {
    const { rows } = await sql<{ n: number }>`select n from marks order by n`.execute(db);
    return rows.map((row) => row.n);
  };
  const add = (n: number, fails = false) =>
    own.transaction().execute(async (trx) => {
      await sql`insert into marks values (${n})`.execute(trx);
      if (fails) throw new Error('changed my mind');
    });

  it('all fail with the cause where one finds the disk full', async () => {
    await sql`pragma max_page_count = 3`.execute(own);
    const fill = () =>
      own.transaction().execute(async (trx) => {
        for (let n = 100; n < 100_000; n += 1) await sql`insert into marks values (${n})`.execute(trx);
      });
    const results = await Promise.allSettled([add(1), add(2), fill()]);
    expect(results.map((result) => result.status === 'rejected' && isStorageFailure(result.reason))).toEqual([
      true,
      true,
      true,
    ]);
    await sql`pragma max_page_count = 1000`.execute(own);
    await add(3);
    expect(await marks(other)).toEqual([3]);
  });

  it('is in the file by the time anybody is told', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (n) => {
        await add(n);
        expect(await marks(other)).toContain(n);
      }),
    );
    expect(await marks(other)).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes back the one that failed, and only that one', async () => {
    const outcomes = await Promise.allSettled([add(1), add(2, true), add(3), add(1), add(4)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await marks(other)).toEqual([1, 3, 4]);
  });

  it('takes back the first, and those after it are written', async () => {
    const outcomes = await Promise.allSettled([add(1, true), add(2), add(3, true), add(4)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await marks(other)).toEqual([2, 4]);
  });

  it('writes no half of a transaction that waits for something else, and the ones before it with its end', async () => {
    let goOn = () => {};
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const first = add(1);
    const slow = own.transaction().execute(async (trx) => {
      await sql`insert into marks values (2)`.execute(trx);
      await waits;
      throw new Error('changed my mind');
    });
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    expect(await marks(other)).toEqual([]);
    goOn();
    await expect(slow).rejects.toThrow('changed my mind');
    await first;
    expect(await marks(other)).toEqual([1]);
  });

  it('goes on after a full disk took the whole group back, and tells all of them', async () => {
    await sql`pragma max_page_count = 10`.execute(own);
    const first = add(1);
    const huge = own.transaction().execute(async (trx) => {
      await sql`create table filler (bytes blob)`.execute(trx);
      await sql`insert into filler values (zeroblob(5000000))`.execute(trx);
    });
    const outcomes = await Promise.allSettled([first, huge]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    await sql`pragma max_page_count = 100000`.execute(own);
    await add(2);
    expect(await marks(other)).toEqual([2]);
  });

  it('says so to one who did not look whether it was taken back, and to nobody after it', async () => {
    await sql`pragma max_page_count = 10`.execute(own);
    const careless = own.transaction().execute(async (trx) => {
      await sql`create table filler (bytes blob)`.execute(trx);
      await sql`insert into filler values (zeroblob(5000000))`.execute(trx).catch(() => undefined);
    });
    const outcomes = await Promise.allSettled([careless, add(1)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled']);
    expect(await marks(other)).toEqual([1]);
  });

  it('shows a plain read nothing that is not in the file yet', async () => {
    const adding = add(7);
    const seen = await marks(own);
    expect(await marks(other)).toEqual(expect.arrayContaining(seen));
    await adding;
  });
});

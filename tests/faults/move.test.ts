import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_BAD_CONFIG } from '#server/platform/config';
import { EXIT_IN_USE } from '#server/platform/data-dir';
import { onDatabase, urlOf } from '#tests/on-database';
import { startPostgres, type TestPostgres } from '#tests/postgres';
import { newDataDir, newDemoSchool, type Product, removeDataDir, startProduct } from '#tests/product';
import { auditCheck, ledgerCheck } from './support/checks.ts';
import { runToRefusal } from './support/launch.ts';
import { runProgram } from './support/programs.ts';
import { enterAsStaff } from './support/visitor.ts';

const DIE_AT = join(import.meta.dirname, 'support', 'die-at.mjs');
const EXIT_USAGE = 64;

let postgres: TestPostgres;
const madeDirs: string[] = [];
let product: Product | undefined;
let databases = 0;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
});
afterAll(async () => {
  for (const dir of madeDirs) removeDataDir(dir);
  await postgres?.stop();
});

const aSchool = (): string => {
  const dataDir = newDemoSchool();
  madeDirs.push(dataDir);
  return dataDir;
};

const emptyDatabase = async (how = ''): Promise<string> => {
  databases += 1;
  const name = `moved_${databases}`;
  await onDatabase(postgres.url, async (run) => void (await run(`create database ${name} ${how}`)));
  return urlOf(postgres.url, name);
};

const move = (to: string, dataDir: string, env: NodeJS.ProcessEnv = {}) =>
  runProgram('move', ['--to', to], { DATA_DIR: dataDir, ...env });

const moved = async (...args: Parameters<typeof move>): Promise<string[]> => {
  const { code, said } = await move(...args);
  expect([code, said]).toEqual([0, expect.stringContaining('Moved: ')]);
  return said.split('\n').filter((line) => /^[0-9a-f]{16} {2}/u.test(line));
};

const refused = async (why: RegExp, ...args: Parameters<typeof move>) =>
  expect(await move(...args)).toEqual({ code: 1, said: expect.stringMatching(why) });

const tablesIn = async (url: string): Promise<number | null> => {
  let count: number | null = 0;
  await onDatabase(url, async (run) => {
    count = (await run(`select from pg_tables where schemaname = 'public'`)).rowCount;
  });
  return count;
};

describe('a school', () => {
  it('moved to PostgreSQL and back has the same rows in all tables, serves there, and no longer where it was', async () => {
    const dataDir = aSchool();
    const first = await emptyDatabase();
    const there = await moved(first, dataDir);
    expect(there.length).toBeGreaterThan(100);
    expect(there.find((line) => line.includes(' students, '))).toMatch(/, 88 rows$/u);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('himma.sqlite'))).toEqual(['himma.sqlite.moved']);
    expect(await runToRefusal(dataDir)).toEqual({
      code: EXIT_BAD_CONFIG,
      said: expect.stringContaining('was moved to PostgreSQL: write its address'),
    });
    expect(await moved('sqlite', dataDir, { DATABASE_URL: first })).toEqual(there);
    expect(await runToRefusal(dataDir, { DATABASE_URL: first })).toEqual({
      code: EXIT_BAD_CONFIG,
      said: expect.stringContaining('the school was moved away from there'),
    });

    const DATABASE_URL = await emptyDatabase();
    expect(await moved(DATABASE_URL, dataDir)).toEqual(there);
    for (const check of [ledgerCheck, auditCheck])
      expect(await check(dataDir, { DATABASE_URL })).toMatchObject({ code: 0 });
    product = await startProduct(dataDir, { DATABASE_URL });
    const [admin] = product.logins().staff;
    const staff = await enterAsStaff(product.url, admin as NonNullable<typeof admin>);
    // Numbers go on where they were.
    await staff.must('POST /api/admin/students', { body: { name: 'رائد مهند الجديد', grade: 4 } });
    expect(await move('sqlite', dataDir, { DATABASE_URL })).toMatchObject({ code: EXIT_IN_USE });
  });
});

describe('a move', () => {
  it('of a school that is served is refused', async () => {
    const dataDir = aSchool();
    product = await startProduct(dataDir, {});
    const url = await emptyDatabase();
    expect(await move(url, dataDir)).toEqual({
      code: EXIT_IN_USE,
      said: expect.stringContaining('another process uses'),
    });
    expect(await tablesIn(url)).toBe(0);
  });

  it('into a place that is not empty is refused, and changes nothing there', async () => {
    const url = await emptyDatabase();
    await onDatabase(url, async (run) => void (await run('create table somebody_elses (id int)')));
    const dataDir = aSchool();
    await refused(/is not empty: write the address of an empty database/u, url, dataDir);
    expect(await tablesIn(url)).toBe(1);
    expect(existsSync(join(dataDir, 'himma.sqlite'))).toBe(true);
  });

  it('that cannot be finished leaves the place empty, and can be made again', async () => {
    const dataDir = aSchool();
    const file = join(dataDir, 'himma.sqlite');
    const change = (statement: string): void => {
      const db = new Libsql(file);
      db.exec(statement);
      db.close();
    };
    // The last of the tables.
    change('create table zzz_somebody_elses (id integer primary key)');
    const url = await emptyDatabase();
    await refused(/zzz_somebody_elses is no table of Himma/u, url, dataDir);
    expect(await tablesIn(url)).toBe(0);
    change('drop table zzz_somebody_elses');
    await moved(url, dataDir);
  });

  it('killed at any step is gone on with by the next', async () => {
    const dataDir = aSchool();
    const DATABASE_URL = await emptyDatabase();
    const dying = { NODE_OPTIONS: `--import ${DIE_AT}` };
    // All rows are there, and the file has its name still.
    expect(await move(DATABASE_URL, dataDir, { ...dying, DIE_AT: '0' })).toMatchObject({ code: null });
    expect(existsSync(join(dataDir, 'himma.sqlite'))).toBe(true);
    const there = await moved(DATABASE_URL, dataDir);
    for (const step of ['0', '1', '2']) {
      expect(await move('sqlite', dataDir, { DATABASE_URL, ...dying, DIE_AT: step })).toMatchObject({ code: null });
    }
    expect(await moved('sqlite', dataDir, { DATABASE_URL })).toEqual(there);
    expect(readdirSync(dataDir)).not.toContain('himma.moving');
  });

  it('is told how it is meant, and where it cannot be', async () => {
    const dataDir = aSchool();
    for (const to of ['mysql://127.0.0.1/himma', 'nowhere'])
      expect(await move(to, dataDir)).toEqual({ code: EXIT_USAGE, said: expect.stringContaining('Usage: ') });
    await refused(/is in SQLite already/u, 'sqlite', dataDir);
    await refused(/ECONNREFUSED|no PostgreSQL answers/u, 'postgres://127.0.0.1:1/himma', dataDir);
    const empty = newDataDir();
    madeDirs.push(empty);
    await refused(/there is no school in/u, await emptyDatabase(), empty);
    expect(existsSync(join(dataDir, 'himma.sqlite'))).toBe(true);
  });
});

describe('a PostgreSQL that is not fit for a school', () => {
  const refusedBoth = async (url: string, why: string) => {
    const dataDir = aSchool();
    await refused(new RegExp(why, 'u'), url, dataDir);
    const empty = newDataDir();
    madeDirs.push(empty);
    cpSync(join(dataDir, 'himma.key'), join(empty, 'himma.key'));
    expect(await runToRefusal(empty, { DATABASE_URL: url })).toEqual({
      code: EXIT_BAD_CONFIG,
      said: expect.stringMatching(new RegExp(`^Himma cannot start: DATABASE_URL: .*${why}`, 'u')),
    });
    expect(await tablesIn(url)).toBe(0);
  };

  it('by its encoding is named with what to do', async () => {
    await refusedBoth(
      await emptyDatabase("template template0 encoding 'SQL_ASCII' locale 'C'"),
      'keeps texts as SQL_ASCII',
    );
  });

  it('by its order of texts is named with what to do', async () => {
    const how = "template template0 encoding 'UTF8' locale_provider icu icu_locale 'ar'";
    await refusedBoth(await emptyDatabase(how), "encoding 'UTF8' locale 'C'");
  });

  it('by what its user may do is named with what to do', async () => {
    const url = await emptyDatabase();
    await onDatabase(url, async (run) => {
      await run("create role visitor login password 'visitor'");
      await run('revoke create on schema public from public');
    });
    const asVisitor = Object.assign(new URL(url), { username: 'visitor', password: 'visitor' }).toString();
    await refusedBoth(asVisitor, 'may make no tables');
  });
});

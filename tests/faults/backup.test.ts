import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_IN_USE, lockDataDir } from '#server/platform/data-dir';
import { asOfOldSteps, OLD_STEPS } from '#tests/old-steps';
import { onDatabase, urlOf } from '#tests/on-database';
import { startPostgres, type TestPostgres } from '#tests/postgres';
import { newDataDir, newDemoSchool, type Product, removeDataDir, startProduct } from '#tests/product';
import { ledgerCheck } from './support/checks.ts';
import { runProgram } from './support/programs.ts';
import { enterAsStaff, Visitor } from './support/visitor.ts';
import { until } from './support/wait.ts';

const PASSPHRASE = 'a sentence that nobody else knows';

type Engine = 'SQLite' | 'PostgreSQL';

let postgres: TestPostgres;
const madeDirs: string[] = [];
const running = new Set<Product>();
let databases = 0;

const emptyDir = (): string => {
  const dir = newDataDir();
  madeDirs.push(dir);
  return dir;
};

/** A folder, and where it is asked for a database, without a school in them. */
const emptyPlace = async (engine: Engine): Promise<NodeJS.ProcessEnv> => {
  const DATA_DIR = emptyDir();
  if (engine === 'SQLite') return { DATA_DIR };
  databases += 1;
  const name = `restored_${databases}`;
  await onDatabase(postgres.url, async (run) => void (await run(`create database ${name}`)));
  return { DATA_DIR, DATABASE_URL: urlOf(postgres.url, name) };
};

const folderOf = ({ DATA_DIR = '' }: NodeJS.ProcessEnv): string => DATA_DIR;

const start = async (place: NodeJS.ProcessEnv): Promise<Product> => {
  const product = await startProduct(folderOf(place), place);
  running.add(product);
  return product;
};

const backUp = async (place: NodeJS.ProcessEnv, ...args: string[]): Promise<string> => {
  const file = join(emptyDir(), 'school.backup');
  expect(await runProgram('make-backup', [...args, file], place)).toMatchObject({ code: 0 });
  return file;
};

const restore = (file: string, place: NodeJS.ProcessEnv, ...flags: string[]) =>
  runProgram('restore-backup', [...flags, file], place);

const putKey = (from: NodeJS.ProcessEnv, to: NodeJS.ProcessEnv): void =>
  cpSync(join(folderOf(from), 'himma.key'), join(folderOf(to), 'himma.key'));

const linesOf = (file: string): string[] => gunzipSync(readFileSync(file)).toString('utf8').split('\n');

const rowsOf = (lines: readonly string[], table: string): { from: number; count: number } => {
  const from = lines.findIndex((line) => line.startsWith(`{"table":"${table}",`)) + 1;
  return { from, count: lines.findIndex((line, place) => place >= from && line.startsWith('{')) - from };
};

const sessionsIn = (file: string): number => rowsOf(linesOf(file), 'sessions').count;

/** All tables and files, without when it was made, the hash over that, when it was put back, and who was logged in. */
const contentsOf = (file: string): string[] => {
  let lines = linesOf(file).slice(1, -2);
  for (const table of ['audit_breaks', 'sessions']) {
    const { from, count } = rowsOf(lines, table);
    lines = lines.toSpliced(from - 1, count + 1);
  }
  return lines;
};

const asAdmin = async (product: Product, logins = product.logins()): Promise<Visitor> => {
  const [admin] = logins.staff;
  if (!admin) throw new Error('the demo school has no staff');
  return enterAsStaff(product.url, admin);
};

/** Staff give and pupils claim, one after the other, until they are told to stop. */
const keepBusy = async (product: Product, until: Promise<unknown>): Promise<number> => {
  const staff = await asAdmin(product);
  const { studentId, loginId, password } = product.logins().students[1] as {
    studentId: number;
    loginId: number;
    password: string;
  };
  const pupil = new Visitor(product.url);
  await pupil.must('POST /api/login/student', { body: { loginId: String(loginId), password } });
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  let given = 0;
  while (!isOver && given < 500) {
    const body = {
      to: { kind: 'students', ids: [studentId] },
      source: 'daily',
      type: 'coins',
      amount: 1,
      requestKey: randomUUID(),
    };
    const { status } = await staff.call('POST /api/admin/rewards', { body });
    // Whoever asks too often in a minute has done enough.
    if (status !== 200) break;
    given += 1;
  }
  return given;
};

beforeAll(async () => {
  postgres = await startPostgres();
});

afterEach(async () => {
  for (const product of running) await product.stop();
  running.clear();
});

afterAll(async () => {
  for (const dir of madeDirs) removeDataDir(dir);
  await postgres?.stop();
});

/** The demo school; on PostgreSQL it is put there, which takes a tenth of making it there. */
const aSchool = async (engine: Engine): Promise<NodeJS.ProcessEnv> => {
  const DATA_DIR = newDemoSchool();
  madeDirs.push(DATA_DIR);
  if (engine === 'SQLite') return { DATA_DIR };
  const place = await emptyPlace(engine);
  putKey({ DATA_DIR }, place);
  expect(await restore(await backUp({ DATA_DIR }), place)).toMatchObject({ code: 0 });
  cpSync(join(DATA_DIR, 'demo-logins.json'), join(folderOf(place), 'demo-logins.json'));
  return place;
};

describe.each<{ engine: Engine; other: Engine }>([
  { engine: 'SQLite', other: 'PostgreSQL' },
  { engine: 'PostgreSQL', other: 'SQLite' },
])('a school on $engine', ({ engine, other }) => {
  it(`backed up while it is used, comes back the same, on ${other} too, and its cards open`, async () => {
    const school = await aSchool(engine);
    const product = await start(school);
    const admin = await asAdmin(product);
    const { cards } = await admin.must('POST /api/admin/cards', { body: { format: 'one', grade: 5 } });
    const making = backUp(school);
    expect(await keepBusy(product, making)).toBeGreaterThan(0);
    const file = await making;
    const logins = product.logins();
    await product.stop();

    for (const [index, to] of [engine, other].entries()) {
      const place = await emptyPlace(to);
      putKey(school, place);
      expect(await restore(file, place)).toMatchObject({ code: 0, said: expect.stringMatching(/^Restored: /u) });
      const back = await backUp(place);
      expect(contentsOf(back)).toEqual(contentsOf(file));
      expect([sessionsIn(file) > 0, sessionsIn(back)]).toEqual([true, 0]);
      expect(await ledgerCheck(folderOf(place), place)).toMatchObject({ code: 0 });
      if (index > 0) continue;
      const again = await start(place);
      const token = cards[0]?.loginLink.split('#card=')[1];
      const entered = await new Visitor(again.url).call('POST /api/login/card', { body: { token, by: 'link' } });
      expect(entered).toMatchObject({ status: 200, body: { studentId: cards[0]?.studentId } });
      // What was deleted before is not counted anew: the next pupil has a number of their own.
      const staff = await asAdmin(again, logins);
      await staff.must('POST /api/admin/students', { body: { name: 'رائد مهند الجديد', grade: 4 } });
    }
  }, 300_000);
});

describe('a backup', () => {
  let school: NodeJS.ProcessEnv;
  let plain: string;

  beforeAll(async () => {
    school = await aSchool('SQLite');
    plain = await backUp(school);
  });

  const packed = (lines: readonly string[]): string => {
    const file = join(emptyDir(), 'altered.backup');
    writeFileSync(file, gzipSync(lines.join('\n')));
    return file;
  };
  const altered = (change: (lines: string[]) => string[]): string => packed(change(linesOf(plain)));

  /** As somebody would who knows how it is made. */
  const hashedAnew = (lines: string[]): string[] => {
    const body = lines.slice(0, -2);
    const { proof: _, ...end } = JSON.parse(lines.at(-2) ?? '').end as { proof: string };
    const hash = createHash('sha256')
      .update(`${body.join('\n')}\n`)
      .digest('base64url');
    return [...body, JSON.stringify({ end: { ...end, hash } }), ''];
  };

  const refused = async (file: string, why: RegExp, env: NodeJS.ProcessEnv = {}, ...flags: string[]) => {
    const place = await emptyPlace('SQLite');
    putKey(school, place);
    const { code, said } = await restore(file, { ...place, ...env }, ...flags);
    expect([code, said]).toEqual([1, expect.stringMatching(why)]);
    for (const name of ['himma.sqlite', 'himma.sqlite.restoring', 'files', 'files.restoring'])
      expect(existsSync(join(folderOf(place), name))).toBe(false);
  };

  it('that is sealed brings its key along, and opens with its passphrase alone', async () => {
    const env = { ...school, BACKUP_PASSPHRASE: PASSPHRASE };
    const file = await backUp(env);
    const place = await emptyPlace('SQLite');
    expect(await restore(file, place)).toMatchObject({ code: 1, said: expect.stringContaining('it is sealed') });
    expect(await restore(file, { ...place, BACKUP_PASSPHRASE: `${PASSPHRASE}.` })).toMatchObject({
      code: 1,
      said: expect.stringContaining('not the one it was sealed with'),
    });
    expect(await restore(file, { ...place, BACKUP_PASSPHRASE: PASSPHRASE })).toMatchObject({ code: 0 });
    expect(readFileSync(join(folderOf(place), 'himma.key'))).toEqual(readFileSync(join(folderOf(school), 'himma.key')));
  });

  it('knows every table, also one that is not ours, which a restore names and leaves out', async () => {
    const place = { DATA_DIR: emptyDir() };
    cpSync(folderOf(school), folderOf(place), { recursive: true });
    const db = new Libsql(join(folderOf(place), 'himma.sqlite'));
    const tables = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'").all();
    db.exec('create table somebody_elses (id integer primary key)');
    db.close();
    const file = await backUp(place);
    const told = linesOf(file).flatMap((line) =>
      line.startsWith('{"table"') ? (JSON.parse(line).table as string) : [],
    );
    const names = [...tables.map((table) => (table as { name: string }).name), 'somebody_elses'];
    expect(told.toSorted()).toEqual(names.toSorted());
    const to = await emptyPlace('SQLite');
    putKey(school, to);
    expect((await restore(file, to)).said).toContain('no table of Himma: somebody_elses');
  });

  it('is refused where it is cut off, and nothing of it stays', async () => {
    const file = join(emptyDir(), 'cut.backup');
    cpSync(plain, file);
    truncateSync(file, readFileSync(plain).length - 1000);
    await refused(file, /was not copied whole/u);
  });

  it('is refused where a row was edited, and nothing of it stays', async () => {
    const edited = altered((lines) => lines.map((line) => line.replace(/^\[1001,/u, '[1002,')));
    await refused(edited, /altered or is damaged/u);
  });

  it('is refused where a row refers to one that is not in it, and nothing of it stays', async () => {
    const holed = altered((lines) => {
      const pupils = lines.findIndex((line) => line.startsWith('{"table":"students",'));
      return hashedAnew(lines.toSpliced(pupils + 1, 1));
    });
    await refused(holed, /Nothing was restored: .*(?:FOREIGN KEY|foreign key)/u, {}, '--unproven');
  });

  const withAnAdmin = (lines: string[]): string[] => {
    const staff = lines.findIndex((line) => line.startsWith('{"table":"staff",'));
    const row = JSON.parse(lines[staff + 1] ?? '') as (string | number)[];
    const { columns } = JSON.parse(lines[staff] ?? '') as { columns: string[] };
    const forged = row.with(columns.indexOf('id'), 4711).with(columns.indexOf('email'), 'forged@school.example');
    return lines.toSpliced(staff + 1, 0, JSON.stringify(forged));
  };

  it('is refused where somebody put an admin into it, who knows how it is made and has not the key', async () => {
    await refused(
      altered((lines) => hashedAnew(withAnAdmin(lines))),
      /--unproven only if you know/u,
    );
    const end = linesOf(plain).at(-2) ?? '';
    const { proof } = JSON.parse(end).end as { proof: string };
    const proofKept = altered((lines) => {
      const forged = hashedAnew(withAnAdmin(lines));
      const last = JSON.parse(forged.at(-2) ?? '') as { end: object };
      return forged.with(-2, JSON.stringify({ end: { ...last.end, proof } }));
    });
    await refused(proofKept, /altered or is damaged/u, {}, '--unproven');
  });

  it('of an older version, which has no proof, is taken where it is said so', async () => {
    const place = await emptyPlace('SQLite');
    putKey(school, place);
    const older = altered(hashedAnew);
    await refused(older, /nothing shows that it was made with the key/u);
    expect(await restore(older, place, '--unproven')).toMatchObject({ code: 0 });
  });

  it('that is older and is put into the place of a school tells nobody that lines of its log are gone', async () => {
    const place = { DATA_DIR: emptyDir() };
    cpSync(folderOf(school), folderOf(place), { recursive: true });
    const product = await start(place);
    const logins = product.logins();
    await (await asAdmin(product)).must('POST /api/admin/students', { body: { name: 'رائد مهند الجديد', grade: 4 } });
    await product.stop();
    const left = JSON.parse(readFileSync(join(folderOf(place), 'himma.audit-end'), 'utf8')) as { lines: number };
    expect(left.lines).toBeGreaterThan(0);
    for (const name of readdirSync(folderOf(place)))
      if (!['himma.key', 'himma.audit-end'].includes(name)) rmSync(join(folderOf(place), name), { recursive: true });
    expect(await restore(plain, place)).toMatchObject({ code: 0 });
    // As another process of the same school has it still.
    writeFileSync(join(folderOf(place), 'himma.audit-end'), JSON.stringify({ ...left, mac: 'x', at: '2020-01-01' }));
    const again = await asAdmin(await start(place), logins);
    expect(await again.must('GET /api/admin/audit/breaks')).toEqual({ breaks: [] });
  });

  it('is refused where it is of a newer version', async () => {
    const newer = altered(([head = '', ...rest]) =>
      hashedAnew([head.replace('"050-staff"', '"050-staff","999-later"'), ...rest]),
    );
    await refused(newer, /newer version/u);
  });

  const withSteps = async (names: readonly string[]): Promise<string> => {
    const [head = '', ...rest] = await asOfOldSteps(linesOf(plain));
    const at = rest.findIndex((line) => line.startsWith('{"table":"kysely_migration",'));
    const next = rest.findIndex((line, place) => place > at && line.startsWith('{"table":'));
    const rows = names.map((name) => JSON.stringify([name, new Date(0).toISOString()]));
    const lines = [...rest.slice(0, at + 1), ...rows, ...rest.slice(next)];
    return packed(hashedAnew([JSON.stringify({ ...JSON.parse(head), migrations: names }), ...lines]));
  };

  it('of a school that was made in the steps of before comes back, and is served', async () => {
    const place = await emptyPlace('SQLite');
    putKey(school, place);
    expect(await restore(await withSteps(OLD_STEPS), place, '--unproven')).toMatchObject({ code: 0 });
    await start(place);
  });

  it('is refused where it is of a version in the middle of those steps', async () => {
    await refused(await withSteps(OLD_STEPS.slice(0, 20)), /too old/u);
  });

  it('is refused where the key here is another, or none', async () => {
    await refused(plain, /another key/u, { HIMMA_KEY: 'ab'.repeat(32) });
    const place = await emptyPlace('SQLite');
    expect((await restore(plain, place)).said).toContain('Set HIMMA_KEY');
  });

  it('is refused where a school is, or files are', async () => {
    expect(await restore(plain, school)).toMatchObject({ code: 1, said: expect.stringContaining('there is a school') });
    const place = await emptyPlace('SQLite');
    mkdirSync(join(folderOf(place), 'files', 'uploads'), { recursive: true });
    writeFileSync(join(folderOf(place), 'files', 'uploads', 'photo.webp'), '');
    expect(await restore(plain, place)).toMatchObject({ code: 1, said: expect.stringContaining('there are files') });
  });

  it('is refused where another process uses the place, until that has ended', async () => {
    const place = await emptyPlace('SQLite');
    putKey(school, place);
    const lock = lockDataDir(folderOf(place));
    expect(await restore(plain, place)).toMatchObject({
      code: EXIT_IN_USE,
      said: expect.stringContaining('another process uses'),
    });
    expect(existsSync(join(folderOf(place), 'himma.sqlite'))).toBe(false);
    lock?.release();
    expect(await restore(plain, place)).toMatchObject({ code: 0 });
  });

  it('is never written over another', async () => {
    expect(await runProgram('make-backup', [plain], school)).toMatchObject({
      code: 1,
      said: expect.stringContaining('exists'),
    });
  });
});

describe('the page of backups', () => {
  it('makes one, reads it again, says when one is spoilt, and is the admin’s alone', async () => {
    const school = await aSchool('SQLite');
    const product = await start(school);
    const admin = await asAdmin(product);
    const [, teacher] = product.logins().staff;
    const other = await enterAsStaff(product.url, teacher as never);
    expect(await other.call('GET /api/admin/backups')).toMatchObject({ status: 403 });
    expect(await other.call('POST /api/admin/backups')).toMatchObject({ status: 403 });

    const answers = await Promise.all([admin.call('POST /api/admin/backups'), admin.call('POST /api/admin/backups')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const list = () => admin.must('GET /api/admin/backups');
    await expect.poll(async () => (await list()).backups[0]?.isUnderWay, { timeout: 60_000 }).toBe(false);
    const { backups, folder, lastGoodAt, isOverdue } = await list();
    const [made] = backups;
    expect(made).toMatchObject({ kind: 'asked', fault: null, isSealed: false, isRemoved: false });
    // By its moment: two of one second are two files.
    expect(made?.file).toBe(`himma-${made?.startedAt.replaceAll(':', '')}.backup`);
    expect([lastGoodAt, isOverdue]).toEqual([made?.startedAt, false]);

    const check = { params: { id: made?.id ?? 0 } };
    expect(await admin.must('POST /api/admin/backups/:id/check', check)).toEqual({ isSound: true });
    renameSync(join(folder, made?.file ?? ''), join(folder, 'moved'));
    expect(await admin.call('POST /api/admin/backups/:id/check', check)).toMatchObject({ status: 409 });
    renameSync(join(folder, 'moved'), join(folder, made?.file ?? ''));
    truncateSync(join(folder, made?.file ?? ''), 1000);
    expect(await admin.must('POST /api/admin/backups/:id/check', check)).toEqual({ isSound: false });
    expect(await list()).toMatchObject({ lastGoodAt: null, isOverdue: true, backups: [{ fault: 'altered' }] });
    expect(await admin.call('POST /api/admin/backups/:id/check', check)).toMatchObject({ status: 409 });
    rmSync(folder, { recursive: true });
  });
});

it('a backup that is being made holds no server that stops, and leaves nothing behind', async () => {
  const school = await aSchool('SQLite');
  const product = await start(school);
  const admin = await asAdmin(product);
  await admin.must('POST /api/admin/backups');
  expect(await product.stop()).toBe(0);
  expect(readdirSync(join(folderOf(school), 'backups'))).toEqual([]);
  const again = await start(school);
  const { backups } = await (await asAdmin(again)).must('GET /api/admin/backups');
  expect(backups).toMatchObject([{ fault: 'stopped', isUnderWay: false }]);
});

describe('a school in production', () => {
  const backupsIn = (place: NodeJS.ProcessEnv): string[] => {
    const folder = join(folderOf(place), 'backups');
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.backup')) : [];
  };

  const onRows = <T>(place: NodeJS.ProcessEnv, work: (db: Libsql.Database) => T): T => {
    const db = new Libsql(join(folderOf(place), 'himma.sqlite'));
    try {
      return work(db);
    } finally {
      db.close();
    }
  };

  const countGood = (place: NodeJS.ProcessEnv): number =>
    onRows(place, (db) => {
      const found = db
        .prepare("select count(*) as n from backups where day > '2026-03' and checked_at is not null")
        .get();
      return (found as { n: number }).n;
    });

  it('is backed up once a day by itself, and the oldest go', async () => {
    const place = { ...(await emptyPlace('SQLite')), NODE_ENV: 'production', BACKUP_KEEP: '2' };
    for (const day of ['2026-02-01', '2026-02-02', '2026-02-03']) {
      const product = await start(place);
      await until(
        'the day has its backup, and too old ones are gone',
        () => countGood(place) === 1 && backupsIn(place).length <= 2,
      );
      await product.stop();
      await (await start(place)).stop();
      expect(countGood(place)).toBe(1);
      // Another day has come.
      onRows(place, (db) => db.exec(`update backups set day = '${day}' where day > '2026-03'`));
    }
    expect(backupsIn(place)).toHaveLength(2);
  });
});

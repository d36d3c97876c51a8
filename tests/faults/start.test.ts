import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { GRADES } from '#domain/roster/grades';
import {
  type DemoLogins,
  type DemoStaff,
  newDataDir,
  newDemoSchool,
  type Product,
  removeDataDir,
  startProduct,
} from '#tests/product';
import { launch, runToRefusal } from './support/launch.ts';
import { enterAsPupil, enterAsStaff } from './support/visitor.ts';
import { forEachAtOnce, until } from './support/wait.ts';

const BAD_CONFIG = 78;
const TRY_LATER = 75;
const DAMAGED = 65;
/** What content/store.json holds. */
const ITEMS = 12;
const A_KEY = 'a1'.repeat(32);
const ANOTHER_KEY = 'b2'.repeat(32);
/** Begins at once: no demo school is made. */
const REAL_SCHOOL = { NODE_ENV: 'production' };

const madeDirs: string[] = [];
const running = new Set<Pick<Product, 'kill'>>();

const emptyDir = (): string => {
  const dataDir = newDataDir();
  madeDirs.push(dataDir);
  return dataDir;
};

const start = async (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Product> => {
  const product = await startProduct(dataDir, env);
  running.add(product);
  return product;
};

/** What most of these tests are about begins where a school exists already. */
let demo: string;

const keyFile = (dataDir: string) => join(dataDir, 'himma.key');
const loginsFile = (dataDir: string) => join(dataDir, 'demo-logins.json');

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A start locks the folder before it opens the database. */
const lockedAt = (dataDir: string): number => timeOf(join(dataDir, 'himma.lock-journal'));

const hasTables = (dataDir: string): boolean =>
  (statSync(join(dataDir, 'himma.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** The last thing a seeding does before it commits. Watched, because the commit is only a moment away. */
const loginsAreWritten = (dataDir: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(dataDir, (_, name) => {
      if (name !== 'demo-logins.json') return;
      watcher.close();
      resolve();
    });
  });

/** Read past the product, and on a copy: only so can a school half made be seen before a start has put it right. */
const countRows = (dataDir: string): { staff: number; pupils: number; orders: number; items: number } => {
  const copy = emptyDir();
  cpSync(dataDir, copy, { recursive: true });
  const db = new Libsql(join(copy, 'himma.sqlite'));
  const hasTable = db.prepare("select 1 from sqlite_master where name = 'staff'").all().length > 0;
  const count = (what: string): number =>
    hasTable ? (db.prepare(`select count(*) as n from ${what}`).all()[0] as { n: number }).n : 0;
  try {
    return {
      staff: count('staff'),
      pupils: count('students where id <> 999'),
      orders: count('store_orders'),
      items: count('store_items'),
    };
  } finally {
    db.close();
  }
};

beforeAll(async () => {
  demo = newDemoSchool();
  madeDirs.push(demo);
  // A test that is run by itself has no school to copy.
  if (!existsSync(loginsFile(demo))) await (await start(demo)).stop();
});

const demoSchool = (): string => {
  const dataDir = emptyDir();
  cpSync(demo, dataDir, { recursive: true });
  return dataDir;
};

afterEach(async () => {
  for (const product of running) await product.kill();
  running.clear();
});

afterAll(() => {
  for (const dataDir of madeDirs) removeDataDir(dataDir);
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const readLogins = (dataDir: string): DemoLogins => JSON.parse(readFileSync(loginsFile(dataDir), 'utf8'));

const adminOf = (logins: DemoLogins): DemoStaff => {
  const admin = logins.staff.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('the demo school has no admin');
  return admin;
};

/** Everybody on the list enters, as who they are. */
const expectLoginsToWork = async (url: string, logins: DemoLogins): Promise<void> => {
  for (const account of logins.staff) await enterAsStaff(url, account);
  await forEachAtOnce(logins.students, 8, async (card) => {
    const { status, body } = await enterAsPupil(url, card);
    expect({ status, studentId: body.studentId }).toEqual({ status: 200, studentId: card.studentId });
  });
};

const expectWholeSchool = async (product: Product): Promise<void> => {
  const logins = product.logins();
  const staff = await enterAsStaff(product.url, adminOf(logins));
  const { students } = await staff.must('GET /api/admin/students');
  expect(GRADES.map((grade) => students.filter((pupil) => pupil.grade === grade).length)).toEqual([35, 19, 33]);
  const withCard = students.filter(({ hasCredentials }) => hasCredentials).map(({ id }) => id);
  expect(logins.students.map(({ studentId }) => studentId).sort()).toEqual([DEMO_STUDENT_ID, ...withCard].sort());
  await expectLoginsToWork(product.url, logins);
};

describe('a wrong setting', () => {
  it.each([
    ['PORT', { PORT: 'abc' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    // Alone: one SQLite file has one process, and nobody to speak to.
    ['REDIS_URL', { REDIS_URL: 'redis://127.0.0.1:6379' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'himma.school.example' }],
    ['TLS_CERT', { TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' }],
  ])('%s ends the start with 78 and one sentence, and touches nothing', async (variable, env) => {
    const dataDir = emptyDir();
    const { code, said } = await runToRefusal(dataDir, env);
    expect(said).toMatch(new RegExp(`^Himma cannot start: ${variable}: [^\\n]+\\.\\n$`, 'u'));
    expect(code).toBe(BAD_CONFIG);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('a HOST that is another computer’s ends the start with 78 and one sentence', async () => {
    const { code, said } = await runToRefusal(demoSchool(), { HOST: '192.0.2.1' });
    expect(said).toMatch(/^Himma cannot start: HOST: 192\.0\.2\.1 [^\n]+\.\n$/u);
    expect(code).toBe(BAD_CONFIG);
  });

  it('a DATA_DIR that is a file ends the start with 78 and is named', async () => {
    const file = join(emptyDir(), 'file');
    writeFileSync(file, '');
    const { code, said } = await runToRefusal(file);
    expect(said).toContain('DATA_DIR');
    expect(said).not.toContain('    at ');
    expect(code).toBe(BAD_CONFIG);
  });
});

describe('one DATA_DIR', () => {
  it('serves one process; after its kill -9 the next starts at once, with the data and logins there were', async () => {
    const dataDir = demoSchool();
    const logins = readLogins(dataDir);
    const first = await start(dataDir);

    const second = await runToRefusal(dataDir);
    expect(second.said).toContain(`another process uses ${dataDir}`);
    expect(second.code).toBe(TRY_LATER);

    const staff = await enterAsStaff(first.url, adminOf(logins));
    const added = await staff.must('POST /api/admin/students', { body: { name: 'طالب أضيف قبل القطع', grade: 4 } });
    const cut = async () => (await staff.must('GET /api/admin/setup')).cut;
    expect(await cut()).toBeNull();
    await first.kill();

    const next = await start(dataDir);
    staff.moveTo(next.url);
    expect(await cut()).toMatchObject({ lastWriteAt: expect.stringMatching(/^20\d\d-/u) });
    const { students } = await staff.must('GET /api/admin/students');
    expect(students).toHaveLength(35 + 19 + 33 + 1);
    expect(students).toContainEqual(added);
    expect(next.logins()).toEqual(logins);
    await expectLoginsToWork(next.url, logins);
  });
});

describe('the key', () => {
  it('and the demo logins are readable by their owner alone, also where they were not before', async () => {
    expect([modeOf(keyFile(demo)), modeOf(loginsFile(demo))]).toEqual(['600', '600']);
    const dataDir = demoSchool();
    chmodSync(keyFile(dataDir), 0o644);
    await start(dataDir);
    expect(modeOf(keyFile(dataDir))).toBe('600');
  });

  it('given as HIMMA_KEY to an empty school is not written down', async () => {
    const dataDir = emptyDir();
    await start(dataDir, { ...REAL_SCHOOL, HIMMA_KEY: A_KEY });
    expect(existsSync(keyFile(dataDir))).toBe(false);
  });

  it('given as HIMMA_KEY opens the school, and another one is refused until the right one is back', async () => {
    const dataDir = demoSchool();
    const key = readFileSync(keyFile(dataDir), 'utf8').trim();
    rmSync(keyFile(dataDir));

    const wrong = await runToRefusal(dataDir, { HIMMA_KEY: ANOTHER_KEY });
    expect(wrong.said).toContain('HIMMA_KEY');
    expect(wrong.said).toContain('is not the key');
    expect(wrong.said).not.toContain('    at ');
    expect(wrong.code).toBe(BAD_CONFIG);

    const right = await start(dataDir, { HIMMA_KEY: key.toUpperCase() });
    await expectLoginsToWork(right.url, right.logins());
    expect(existsSync(keyFile(dataDir))).toBe(false);
  });

  it('lost with the data still there is not replaced in silence', async () => {
    const dataDir = demoSchool();
    rmSync(keyFile(dataDir));
    const { code, said } = await runToRefusal(dataDir);
    expect(said).toContain('himma.key');
    expect(said).not.toContain('    at ');
    expect(code).toBe(BAD_CONFIG);
    // An invented one would be in the way of the right one.
    expect(readdirSync(dataDir).filter((name) => name.startsWith('himma.key'))).toEqual([]);

    cpSync(keyFile(demo), keyFile(dataDir));
    const product = await start(dataDir);
    await enterAsStaff(product.url, adminOf(product.logins()));
  });

  it.each(['', 'a1a1a1'])('file that holds «%s» ends the start with 78 and is named', async (content) => {
    const dataDir = emptyDir();
    writeFileSync(keyFile(dataDir), content);
    const { code, said } = await runToRefusal(dataDir);
    expect(said).toContain(keyFile(dataDir));
    expect(said).not.toContain('    at ');
    expect(code).toBe(BAD_CONFIG);
  });
});

describe('a damaged database', () => {
  const damaged: [string, (file: Buffer) => Buffer][] = [
    ['is something else', () => Buffer.from('not a database '.repeat(1000))],
    ['is overwritten in the middle', (file) => file.fill(7, 4096, 4096 * 200)],
    ['is cut off', (file) => file.subarray(0, 4096 * 3)],
  ];
  it.each(damaged)('that %s ends the start with 65, is named, and is left as it is', async (_, damage) => {
    const dataDir = demoSchool();
    const file = join(dataDir, 'himma.sqlite');
    const left = damage(readFileSync(file));
    writeFileSync(file, left);
    const { code, said } = await runToRefusal(dataDir);
    expect(said).toContain(`the database ${file} is damaged`);
    expect(said).toContain('backup');
    expect(said).not.toContain('    at ');
    expect(code).toBe(DAMAGED);
    expect(readFileSync(file).equals(left)).toBe(true);
  });
});

describe('a text of the Quran', () => {
  it('in which one mark was changed ends the start with 65, and nothing is served', async () => {
    const dataDir = demoSchool();
    const file = new Libsql(join(dataDir, 'himma.sqlite'));
    file.exec('update quran_verses set text = replace(text, char(0x64f), char(0x64e)) where surah = 112 and ayah = 1');
    file.close();
    const { code, said } = await runToRefusal(dataDir);
    expect(said).toContain('the text of the Quran in the database (الإخلاص) is not the published one');
    expect(said).not.toContain('    at ');
    expect(code).toBe(DAMAGED);
  });
});

describe('a folder that everybody may read', () => {
  it('holds nothing that anybody but its owner can', async () => {
    const dataDir = emptyDir();
    chmodSync(dataDir, 0o777);
    const product = await start(dataDir, REAL_SCHOOL);
    const openFiles = (): string[] =>
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
        const found = statSync(join(dataDir, name), { throwIfNoEntry: false });
        return found !== undefined && (found.mode & 0o077) !== 0;
      });
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['himma.sqlite', 'himma.sqlite-wal', 'himma.lock']));
    expect(openFiles()).toEqual([]);
    await product.kill();

    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o755);
    writeFileSync(join(dataDir, 'notes.txt'), 'not ours');
    chmodSync(join(dataDir, 'notes.txt'), 0o644);
    await start(dataDir, REAL_SCHOOL);
    expect(openFiles()).toEqual(['notes.txt']);
    expect(modeOf(dataDir)).toBe('777');
  });
});

describe('NODE_ENV=production', () => {
  it('makes no demo school but fills the shelf, and says how to begin: by a link of its own, or the command', async () => {
    const dataDir = emptyDir();
    const launched = launch(dataDir, { NODE_ENV: 'production' });
    running.add(launched);
    expect(await launched.says('npm run admin:create -- --email')).toBe(true);
    const url = /^Himma: (http:\S+)$/mu.exec(launched.said())?.[1] ?? '';
    expect((await fetch(new URL('/ready', url))).status).toBe(200);
    expect(launched.said()).toMatch(/^ {2}http:\/\/localhost:\d+\/admin\/setup#[\w-]{22}$/mu);
    expect(launched.said()).not.toContain('himma.example');
    expect(existsSync(loginsFile(dataDir))).toBe(false);
    await launched.kill();
    expect(countRows(dataDir)).toEqual({ staff: 0, pupils: 0, orders: 0, items: ITEMS });
  });

  it('refuses the demo school with 78', async () => {
    const { code, said } = await runToRefusal(demoSchool(), { NODE_ENV: 'production' });
    expect(said).toContain('NODE_ENV=production refuses the demo school');
    expect(code).toBe(BAD_CONFIG);
  });
});

describe('kill -9 while the demo school is made', () => {
  it('leaves a whole school or none, and the next start gives a whole one', async () => {
    let dataDir = emptyDir();
    const moments = [
      () => until('the tables are made', () => hasTables(dataDir)),
      () => pause(1500),
      () => pause(4000),
      () => loginsAreWritten(dataDir),
    ];
    const isNone = ({ staff, pupils, orders }: ReturnType<typeof countRows>) => staff + pupils + orders === 0;
    // In Ramadan no sessions are shared.
    const isWhole = ({ staff, pupils, orders, items }: ReturnType<typeof countRows>) =>
      staff === 2 && pupils === 35 + 19 + 33 && orders >= 20 && items === ITEMS;
    for (const moment of moments) {
      const lockedBefore = lockedAt(dataDir);
      const launched = launch(dataDir);
      running.add(launched);
      await until('the folder is locked', () => lockedAt(dataDir) > lockedBefore);
      // On a fast machine the school is finished before its moment comes.
      await Promise.race([moment(), launched.says('Himma: http')]);
      await launched.kill();
      const left = countRows(dataDir);
      expect(isNone(left) || isWhole(left), JSON.stringify(left)).toBe(true);
      if (moment === moments[0]) expect(isNone(left), JSON.stringify(left)).toBe(true);
      // What was killed is started again; where the kill came too late, the next needs a school to make.
      if (left.staff > 0 && moment !== moments.at(-1)) dataDir = emptyDir();
    }
    await expectWholeSchool(await start(dataDir));
  });
});

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun, often } from '#tests/long-run';
import { archiveOf, Computer, dyingAt } from './support/releases.ts';
import { enterAsStaff, type Visitor } from './support/visitor.ts';
import { until } from './support/wait.ts';

const DAMAGED = 65;
const TRY_LATER = 75;
const BAD_CONFIG = 78;

const ADMIN = {
  name: 'مدير المدرسة',
  email: 'admin@school.test',
  password: 'جبل أخضر فوق البحر 47',
  role: 'admin',
} as const;

/** As the real one, until it is to take over: then it has spoilt what it was given, and ends or stays. */
const spoils = (then: string): string => `
import { readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import Libsql from 'libsql';
const { rename } = fs;
fs.rename = (from, to) => {
  if (String(to).endsWith('himma.version') && !JSON.parse(readFileSync(from, 'utf8')).next) {
    const school = new Libsql(process.env.DATA_DIR + '/himma.sqlite');
    school.exec("update students set name = 'ضاع'");
    school.close();
    writeFileSync(process.env.DATA_DIR + '/spoilt', '');
    ${then}
  }
  return rename(from, to);
};
syncBuiltinESMExports();
await import('./server.js');
`;
const SPOILS = spoils('process.exit(1);');
const SPOILS_AND_STAYS = spoils('return new Promise(() => {});');
const HANGS = 'setInterval(() => {}, 1000);';

let first: string;
/** Set up once, with an admin. */
let template: string;
const computers: Computer[] = [];

/** With a school of its own on it, and its first version. */
const newComputer = (): Computer => {
  const computer = new Computer(first);
  computers.push(computer);
  if (template) cpSync(template, computer.dataDir, { recursive: true });
  return computer;
};

beforeAll(async () => {
  first = await archiveOf('0.1.0');
  const computer = newComputer();
  await computer.start();
  const { said } = await computer.run(['admin:create', '--email', ADMIN.email, '--name', ADMIN.name], {
    HIMMA_ADMIN_PASSWORD: ADMIN.password,
  });
  expect(said).toContain(`${ADMIN.email} can log in now`);
  await computer.kill();
  template = mkdtempSync(join(tmpdir(), 'himma-template-'));
  cpSync(computer.dataDir, template, { recursive: true });
});

const removeAll = async (): Promise<void> => {
  for (const computer of computers.splice(0)) await computer.remove();
};
afterEach(removeAll);
afterAll(removeAll);

/** Writes pupils for as long as it may, and remembers those of which it was told that they are there. */
const makeWriter = async (computer: Computer) => {
  const admin = await enterAsStaff(computer.url, ADMIN);
  const kept: string[] = [];
  let isOver = false;
  let count = 0;
  const write = async (): Promise<void> => {
    count += 1;
    const name = `سالم ناصر ${count}`;
    const answer = await admin.call('POST /api/admin/students', { body: { name, grade: 4 } }).catch(() => null);
    if (answer?.status === 200) kept.push(name);
  };
  const writing = (async () => {
    while (!isOver) await Promise.all([write(), new Promise((resolve) => setTimeout(resolve, 40))]);
  })();
  return {
    kept,
    /** At least one more, so that the last version has kept something too. */
    writeOne: async (): Promise<void> => {
      const before = kept.length;
      await until('another pupil to be kept', () => kept.length > before);
    },
    end: async (): Promise<void> => {
      isOver = true;
      await writing;
    },
  };
};

type Writer = Awaited<ReturnType<typeof makeWriter>>;

const pupilsOf = async (admin: Visitor): Promise<string[]> =>
  (await admin.must('GET /api/admin/students')).students.map(({ name }) => name);

/** One version and no other, with all that anybody was told to be kept. */
const expectWhole = async (computer: Computer, versions: readonly string[], writer: Writer): Promise<string> => {
  await computer.untilItServes();
  await writer.writeOne();
  const kept = [...writer.kept];
  const version = await computer.version();
  expect(versions).toContain(version);
  const found = new Set(await pupilsOf(await enterAsStaff(computer.url, ADMIN)));
  expect(kept.filter((name) => !found.has(name))).toEqual([]);
  expect(computer.serving()).toMatchObject({ version });
  expect(computer.serving().next).toBeUndefined();
  expect(readdirSync(computer.dataDir)).not.toContain('himma.before-version');
  return version as string;
};

interface Moment {
  /** What dies: the update, the new server, or the launcher. */
  readonly of: 'update' | 'server' | 'launcher';
  /** When it is about to give the n-th file another name, to remove or to write it. */
  readonly at: number;
  /** All of the service with it. */
  readonly isPowerCut: boolean;
}

const each = (of: Moment['of'], ats: readonly number[], isPowerCut = false): Moment[] =>
  ats.map((at) => ({ of, at, isPowerCut }));

/**
 * The update removes what was there, writes each file, gives the release its name (after removing what had it) and asks for it. The new server
 * removes what was kept, says that it tries, takes over, and removes what was kept again.
 */
const momentsOf = (files: number): Moment[] => [
  ...each('server', [3, 0, 1, 2, 4, 5], true),
  ...each('server', [0, 1, 2, 3, 4, 5]),
  ...each('update', [files + 3, 0, 1, files >> 2, files >> 1, files, files + 1, files + 2, files + 4]),
  ...each('launcher', [0]),
];

/** An update that is killed, or whose service is, which starts again as services do. */
const cutAt = async (computer: Computer, { of, at, isPowerCut }: Moment, version: string): Promise<void> => {
  const archive = await archiveOf(version);
  if (of === 'update') {
    await computer.update(archive, dyingAt(at, 'update.js', isPowerCut));
    return;
  }
  if (of === 'server') {
    await computer.kill();
    await computer.start(dyingAt(at, `releases/${version}/dist/product/main.js`, isPowerCut));
  }
  const updated = computer.update(archive);
  if (of === 'launcher') {
    await until('the new version to be tried', () => computer.serving().next?.step === 'trying');
    await computer.kill('launcher');
  }
  await Promise.race([computer.ended(), updated]);
  if (!computer.isRunning) await computer.start();
  await updated;
};

const EVERY = often(12, 1);
const ROW = often(1, 7);

describe('a school with one version after the other', () => {
  it(`has each of ${ROW} releases in a row, and every row that was written meanwhile`, async () => {
    const computer = newComputer();
    await computer.start();
    const writer = await makeWriter(computer);
    for (let release = 1; release <= ROW; release += 1) {
      const before = `0.${release}.0`;
      const version = `0.${release + 1}.0`;
      const { code, said } = await computer.update(await archiveOf(version));
      expect([code, said]).toEqual([0, expect.stringContaining(`Himma ${version} serves`)]);
      await expectWhole(computer, [version], writer);
      expect(readdirSync(join(computer.home, 'releases')).filter((name) => /^\d/u.test(name))).toEqual([
        before,
        version,
      ]);
    }
    await writer.end();
    expect((await computer.run(['audit:check'])).code).toBe(0);
    expect((await computer.run(['ledger:check'])).code).toBe(0);
    console.log(`${ROW} releases in a row, ${writer.kept.length} pupils written meanwhile: each is there`);
  });

  it('serves the old or the new one, whole, after any moment at which the update was killed', async () => {
    const computer = newComputer();
    await computer.start();
    const writer = await makeWriter(computer);
    let current = '0.1.0';
    let tried = 0;
    let taken = 0;
    const moments = momentsOf(computer.countFiles('0.1.0'));
    for (const moment of moments.filter((_, place) => place % EVERY === 0)) {
      tried += 1;
      const version = `0.${tried + 1}.0`;
      await cutAt(computer, moment, version);
      await until('the update to be over', () => computer.serving().next === undefined);
      const now = await expectWhole(computer, [current, version], writer);
      if (now === version) taken += 1;
      current = now;
    }
    await writer.end();
    console.log(
      `${tried} kills: ${taken} times the new version, ${writer.kept.length} pupils written meanwhile: each is there`,
    );
  });
});

describe('a version that does not come', () => {
  it.each(
    [
      { does: 'spoils the data and ends', main: SPOILS, seconds: 300 },
      { does: 'never answers', main: HANGS, seconds: 3 },
    ].slice(0, often(1, 2)),
  )('because it $does gives the school back as it was', async ({ main, seconds }) => {
    const computer = newComputer();
    await computer.start({ HIMMA_UPDATE_SECONDS: String(seconds) });
    const writer = await makeWriter(computer);
    await writer.writeOne();
    const { code, said } = await computer.update(await archiveOf('0.2.0', { main }));
    expect([code, said]).toEqual([1, expect.stringContaining('0.2.0 did not come. 0.1.0 serves the school as it was')]);
    await expectWhole(computer, ['0.1.0'], writer);
    await writer.end();
    expect(existsSync(join(computer.dataDir, 'spoilt'))).toBe(main === SPOILS);
    expect((await computer.run(['audit:check'])).code).toBe(0);
    expect(readdirSync(join(computer.dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^himma-before-0\.2\.0-.*\.backup$/u),
    ]);
  });

  it.runIf(isLongRun)('and whose way back is cut, too, gives the school back with the start after that', async () => {
    const bad = await archiveOf('0.2.0', { main: SPOILS_AND_STAYS });
    for (const at of [0, 3, 4, 6]) {
      const computer = newComputer();
      await computer.start();
      const writer = await makeWriter(computer);
      await writer.writeOne();
      await writer.end();
      const updated = computer.update(bad, { HIMMA_UPDATE_SECONDS: '1' });
      await until('the data to be spoilt', () => existsSync(join(computer.dataDir, 'spoilt')), 100_000);
      await computer.kill();
      const cut = computer.spawn(['start'], dyingAt(at, 'releases/0.1.0/dist/product/main.js', true));
      await new Promise((resolve) => cut.once('exit', resolve));
      await computer.start();
      const found = await pupilsOf(await enterAsStaff(computer.url, ADMIN));
      expect(found.toSorted()).toEqual(writer.kept.toSorted());
      expect(computer.serving()).toMatchObject({ version: '0.1.0', failed: { version: '0.2.0' } });
      await updated;
      await computer.remove();
    }
  });
});

const mayMount = process.getuid?.() === 0;

describe('an archive', () => {
  it.skipIf(!mayMount)('for which the disk has no room is refused before anything changes', async () => {
    const computer = newComputer();
    const archive = await archiveOf('0.2.0');
    const disk = join(computer.place, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk]);
    try {
      cpSync(template, disk, { recursive: true });
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'somebody-elses-film'), Buffer.alloc(bavail * bsize - 64 * 1024));
      const { code, said } = await computer.update(archive, { DATA_DIR: disk });
      expect([code, said]).toEqual([
        TRY_LATER,
        expect.stringMatching(/^Nothing was updated: the disk of [^\n]+ MB are needed\.\n$/u),
      ]);
      expect(existsSync(join(computer.home, 'releases', '0.2.0'))).toBe(false);
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  });

  it('that is not for this school is refused in one sentence, and nothing changes', async () => {
    const computer = newComputer();
    const good = await archiveOf('0.2.0');
    const changed = (change: (bytes: Buffer) => void): string => {
      const bytes = readFileSync(good);
      change(bytes);
      const file = join(mkdtempSync(join(tmpdir(), 'himma-archive-')), 'changed.tar.gz');
      writeFileSync(file, bytes);
      return file;
    };
    const cut = changed(() => {});
    truncateSync(cut, readFileSync(good).length >> 1);
    const other = mkdtempSync(join(tmpdir(), 'himma-none-'));
    const cases = [
      [cut, DAMAGED, 'is not whole: it is cut off'],
      [changed((bytes) => bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 64)), DAMAGED, 'is not whole'],
      [import.meta.filename, DAMAGED, 'no archive of Himma'],
      [first, BAD_CONFIG, 'which this school has already'],
      [await archiveOf('0.0.9'), BAD_CONFIG, 'older than 0.1.0'],
      [await archiveOf('0.2.0', { about: { platform: 'win32-x64' } }), BAD_CONFIG, 'it is for win32-x64'],
      [
        await archiveOf('0.2.0', { about: { migration: '001-access' } }),
        BAD_CONFIG,
        'its tables (001-access) are older',
      ],
    ] as const;
    for (const [archive, code, why] of cases) {
      const refused = await computer.update(archive);
      expect(refused).toEqual({ code, said: expect.stringMatching(/^Nothing was updated: [^\n]+\.\n$/u) });
      expect(refused.said).toContain(why);
    }
    const none = await computer.update(good, { DATA_DIR: other });
    expect(none).toEqual({ code: BAD_CONFIG, said: expect.stringContaining(`there is no school in ${other}`) });
    expect(readdirSync(join(computer.home, 'releases')).filter((name) => !name.startsWith('himma.lock'))).toEqual([
      '0.1.0',
    ]);
    expect(computer.serving()).toEqual({ version: '0.1.0' });
    expect(existsSync(join(computer.dataDir, 'backups'))).toBe(false);
  });

  it('that comes twice at once is taken once', async () => {
    const computer = newComputer();
    const archive = await archiveOf('0.2.0');
    const both = await Promise.all([computer.update(archive), computer.update(archive)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, TRY_LATER]);
    expect(both.find(({ code }) => code === TRY_LATER)?.said).toContain('another update is under way');
    expect(computer.serving()).toMatchObject({ version: '0.1.0', next: { version: '0.2.0', step: 'asked' } });
  });
});

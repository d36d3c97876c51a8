import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { newDataDir, newDemoSchool, removeDataDir } from '#tests/product';

const PRODUCT = join(import.meta.dirname, '..', '..', 'dist', 'product');
const BAD_CONFIG = 78;

const made: string[] = [];
const keep = (dataDir: string): string => {
  made.push(dataDir);
  return dataDir;
};
afterEach(() => {
  for (const dataDir of made.splice(0)) removeDataDir(dataDir);
});

const run = (program: string, dataDir: string) => {
  const env = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PRODUCT, `${program}.js`)], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** Without what SQLite needs to read beside a writer, and may leave behind: an index of its journal, and that one empty. */
const contentOf = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
      .map(({ name }) => [name, readFileSync(join(dataDir, name), 'base64')])
      .filter(([name, content]) => name !== 'himma.sqlite-wal' || content !== ''),
  );

const expectRefused = (program: string, dataDir: string, why: string): void => {
  const { status, stdout, stderr } = run(program, dataDir);
  expect([status, stdout]).toEqual([BAD_CONFIG, '']);
  expect(stderr).toContain(`Nothing was checked: ${why}`);
  expect(stderr.trim().split('\n')).toHaveLength(1);
};

describe.each(['check-ledger', 'check-questions'])('%s', (program) => {
  it('makes no school where a mistyped DATA_DIR names none, and does not say that all is right', () => {
    const missing = join(keep(newDataDir()), 'mistyped');
    expectRefused(program, missing, 'there is no school');
    expect(existsSync(missing)).toBe(false);

    const empty = keep(newDataDir());
    expectRefused(program, empty, 'there is no school');
    expect(readdirSync(empty)).toEqual([]);
  });

  it('leaves a school of another version as it is', () => {
    const dataDir = keep(newDemoSchool());
    const db = new Libsql(join(dataDir, 'himma.sqlite'));
    db.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)');
    db.close();
    const before = contentOf(dataDir);
    expectRefused(program, dataDir, 'the school is of another version');
    expect(contentOf(dataDir)).toEqual(before);
  });

  it('says in one line that a file is no database', () => {
    const dataDir = keep(newDataDir());
    writeFileSync(join(dataDir, 'himma.sqlite'), 'not a database '.repeat(1000));
    expectRefused(program, dataDir, 'the database cannot be read');
  });

  it('writes nothing to the school it looks at, not even a key', () => {
    const dataDir = keep(newDemoSchool());
    removeDataDir(join(dataDir, 'himma.key'));
    const before = contentOf(dataDir);
    expect(run(program, dataDir).status).toBe(0);
    expect(contentOf(dataDir)).toEqual(before);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { type DemoStaff, newDataDir, newDemoSchool, removeDataDir, startProduct } from '#tests/product';
import { enterAsStaff } from './support/visitor.ts';

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

const run = (program: string, dataDir: string, ...args: string[]) => {
  const env = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PRODUCT, `${program}.js`), ...args], {
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

describe.each(['check-audit', 'check-ledger', 'check-questions'])('%s', (program) => {
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

  it('writes nothing to the school it looks at', () => {
    const dataDir = keep(newDemoSchool());
    const before = contentOf(dataDir);
    expect(run(program, dataDir).status).toBe(0);
    expect(contentOf(dataDir)).toEqual(before);
  });

  it('makes no key', () => {
    const dataDir = keep(newDemoSchool());
    removeDataDir(join(dataDir, 'himma.key'));
    const before = contentOf(dataDir);
    if (program === 'check-audit') expectRefused(program, dataDir, 'HIMMA_KEY is not set');
    else expect(run(program, dataDir).status).toBe(0);
    expect(contentOf(dataDir)).toEqual(before);
  });
});

describe('check-audit', () => {
  const change = (dataDir: string, statement: string): void => {
    const db = new Libsql(join(dataDir, 'himma.sqlite'));
    db.exec(statement);
    db.close();
  };

  it('says the head of a log that is whole, and holds the log against one that was noted', () => {
    const dataDir = keep(newDemoSchool());
    const { status, stdout } = run('check-audit', dataDir);
    expect(stdout).toMatch(/^The audit log is whole: \d{2,} lines\.\nHead: \d+:[\w-]{43}\n$/u);
    expect(status).toBe(0);
    const head = /^Head: (\S+)$/mu.exec(stdout)?.[1] ?? '';
    expect(run('check-audit', dataDir, head)).toEqual({ status: 0, stdout, stderr: '' });
    expect(run('check-audit', dataDir, head.replace(':', ':x'))).toMatchObject({ status: 1 });
  });

  it('names the first line that does not fit', () => {
    const dataDir = keep(newDemoSchool());
    change(dataDir, "update audit_log set actor_name = 'somebody else' where seq in (20, 30)");
    const { status, stdout } = run('check-audit', dataDir);
    expect(stdout).toMatch(/^The audit log was tampered with: line \d+ of \S+Z does not fit: it was changed/u);
    expect(status).toBe(1);
  });

  it('does not take another school’s key for a changed log', () => {
    const dataDir = keep(newDemoSchool());
    writeFileSync(join(dataDir, 'himma.key'), 'b2'.repeat(32));
    expectRefused('check-audit', dataDir, 'the key is not that of this school');
  });

  it('finds what a running server was told, killed or stopped, once it ran again', async () => {
    const dataDir = keep(newDemoSchool());
    const linesIn = (said: string): number => Number(/whole: (\d+) lines/u.exec(said)?.[1]);
    const first = linesIn(run('check-audit', dataDir).stdout);
    for (const end of ['kill', 'stop'] as const) {
      const product = await startProduct(dataDir);
      await enterAsStaff(product.url, product.logins().staff[0] as DemoStaff);
      await product[end]();
    }
    await (await startProduct(dataDir)).stop();
    const { status, stdout } = run('check-audit', dataDir);
    expect(stdout).not.toContain('not sealed');
    expect([status, linesIn(stdout)]).toEqual([0, first + 2]);
  });
});

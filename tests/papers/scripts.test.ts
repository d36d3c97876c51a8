import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts');

/** What a module needs to be loaded at all; what `import()` brings comes when it is asked for. */
const IMPORT = /^(?:import|export)\b(?:[^'"();]*\bfrom)?\s*['"](?<name>[^'"]+)['"]/gmu;

const importsOf = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ({ groups }) => groups?.name ?? '');

/** Everything that is loaded with the script, by the names that it is imported by. */
const loadedWith = (script: string): string[] => {
  const files = new Set([join(SCRIPTS, script)]);
  const packages: string[] = [];
  for (const file of files)
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else packages.push(name);
    }
  return packages;
};

it.each(['start.mjs', 'test.mjs', 'dev.mjs', 'test-steady.mjs'])(
  '%s, which installs the packages, begins without any of them',
  (script) => {
    const loaded = loadedWith(script);
    expect(loaded).toContain('node:fs');
    expect(loaded.filter((name) => !name.startsWith('node:'))).toEqual([]);
  },
);

interface Starts {
  whatToStart(given: readonly string[], env: Readonly<Record<string, string>>): Readonly<Record<string, unknown>>;
}

it.each([
  [[], { program: 'main', args: [], settings: {} }],
  [['make-backup', 'a.backup'], { program: 'make-backup', args: ['a.backup'], settings: {} }],
  [['--school'], { program: 'main', args: [], settings: { NODE_ENV: 'production', DATA_DIR: './school' } }],
  [['--scool'], { fault: expect.stringContaining('npm start -- --school') }],
])('npm start %j', async (given, expected) => {
  const { whatToStart }: Starts = await import(join(SCRIPTS, 'lib', 'what-to-start.mjs'));
  expect(whatToStart(given, {})).toEqual(expected);
});

it('a real school stands where DATA_DIR says', async () => {
  const { whatToStart }: Starts = await import(join(SCRIPTS, 'lib', 'what-to-start.mjs'));
  expect(whatToStart(['--school'], { DATA_DIR: '/srv/himma' })).toMatchObject({ settings: { DATA_DIR: '/srv/himma' } });
});

it('the version that is released next is the first that the changelog tells of', () => {
  const read = (name: string): string => readFileSync(join(SCRIPTS, '..', name), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(/^## (\S+)/mu.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

interface Unsteady {
  findUnsteady(failed: readonly string[], runAlone: (name: string) => Promise<boolean>): Promise<string[]>;
}

/** Each test passes or fails alone as its verdicts say, one after the other. */
const findUnsteady = async (failed: readonly string[], verdicts: Readonly<Record<string, readonly boolean[]>> = {}) => {
  const script: Unsteady = await import(join(SCRIPTS, 'lib', 'unsteady.mjs'));
  const asked: string[] = [];
  const found = await script.findUnsteady(failed, async (name) => {
    asked.push(name);
    return verdicts[name]?.[asked.filter((each) => each === name).length - 1] ?? false;
  });
  return { found, asked };
};

it('calls unsteady what passes alone twice, and nothing else', async () => {
  const verdicts = { chance: [true, true], broken: [false], often: [true, false] };
  expect(await findUnsteady(['chance', 'broken', 'often'], verdicts)).toEqual({
    found: ['chance'],
    asked: ['chance', 'chance', 'broken', 'often', 'often'],
  });
});

it('runs nothing again where more than three failed', async () => {
  expect(await findUnsteady(['a', 'b', 'c', 'd'])).toEqual({ found: [], asked: [] });
});

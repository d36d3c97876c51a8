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

it.each(['start.mjs', 'test.mjs', 'dev.mjs', 'test-cluster.mjs'])(
  '%s, which installs the packages, begins without any of them',
  (script) => {
    const loaded = loadedWith(script);
    expect(loaded).toContain('node:fs');
    expect(loaded.filter((name) => !name.startsWith('node:'))).toEqual([]);
  },
);

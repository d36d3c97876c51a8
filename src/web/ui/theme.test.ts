import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');

it('no rule has the whole page styled anew for every element that comes or goes', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx|css)$/u.test(name));
  const found = sources.filter((name) => /(?:group|peer)-has-[\w[]/u.test(readFileSync(join(WEB, name), 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOMAINS as SERVED } from '#server/domains';
import { DOMAINS as SHOWN } from '#web/domains.ts';
import type { Manifest } from '#web/manifest.ts';
import { contract } from '#wire/contract';

const ROOT = join(import.meta.dirname, '..', '..');

/** The first column of the README's table of domains. */
const NAMED = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/^\| ([a-z]+) \| `domain\//gmu)]
  .map(([, name]) => name as string)
  .toSorted();

/** Rooms that every domain uses and none owns. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  domain: ['files', 'live'],
  wire: ['contract', 'endpoint', 'fields', 'recipients'],
  strings: [],
  server: ['platform', 'seed'],
  web: ['app', 'door', 'lib', 'public', 'ui'],
};

const roomsOf = (layer: string): string[] =>
  readdirSync(join(ROOT, 'src', layer), { withFileTypes: true })
    // The contract of a small domain is one file.
    .filter((entry) => entry.isDirectory() || (layer === 'wire' && /^[a-z]+\.ts$/u.test(entry.name)))
    .map(({ name }) => name.replace(/\.ts$/u, ''))
    .filter((name) => !SHARED[layer]?.includes(name))
    .toSorted();

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe('the domains', () => {
  it.each(Object.keys(SHARED))('have the same names in %s as in the README', (layer) => {
    expect(roomsOf(layer)).toEqual(NAMED);
  });

  it('each hand the server a manifest under their own name', () => {
    expect(SERVED.map(({ name }) => name).toSorted()).toEqual(NAMED);
  });

  it('with screens behind the login each hand the page a manifest that is listed', () => {
    const withScreens = NAMED.filter((name) => existsSync(join(ROOT, 'src/web', name, 'screens')));
    // The door's screens stand before the router.
    const expected = withScreens.filter((name) => name !== 'access');
    const listed = [...readFileSync(join(ROOT, 'src/web/domains.ts'), 'utf8').matchAll(/'\.\/(\w+)\/manifest\.ts'/gu)];
    expect(listed.map(([, name]) => name).toSorted()).toEqual(expected);
  });
});

it('migrations are counted through all domains, each once', () => {
  const numbers = SERVED.flatMap(({ migrations = {} }) => Object.keys(migrations)).map((name) =>
    Number(name.slice(0, 3)),
  );
  // From 50, after the steps of which there is one schema now; the platform's own is the third.
  expect([...numbers, 52].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: numbers.length + 1 }, (_, at) => at + 50),
  );
});

describe('the contract', () => {
  const endpoints = filesIn(join(ROOT, 'src/wire'))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {2}'((?:GET|POST|PUT|PATCH|DELETE) \/[^']+)': \{/gmu)].map(
        ([, key]) => key as string,
      ),
    );

  it('names no endpoint twice', () => {
    expect(repeated(endpoints)).toEqual([]);
  });

  it('holds every endpoint that a domain declares', () => {
    expect(Object.keys(contract).toSorted()).toEqual(endpoints.toSorted());
  });
});

it('no page has the address of another', () => {
  const addresses = (['student', 'games', 'admin', 'papers'] as const).flatMap((parent) =>
    SHOWN.flatMap((domain: Manifest) => domain[parent] ?? []).map(
      (route) => `${parent} ${(route as { options: { path: string } }).options.path}`,
    ),
  );
  expect(addresses.length).toBeGreaterThan(30);
  expect(repeated(addresses)).toEqual([]);
});

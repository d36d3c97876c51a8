import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { hashOf, readManifest, whyNot } from './manifest.ts';
import { lackOfRoom } from './room.ts';
import { NotWhole, untar } from './untar.ts';
import { compareVersions, isVersion } from './version.ts';

const FILES = { 'releases/0.2.0/a.js': { bytes: 1, sha256: hashOf('a') } };
const ABOUT = {
  name: 'himma',
  version: '0.2.0',
  platform: 'linux-x64',
  node: '>=20.19',
  from: '0.1.0',
  migration: '090-x',
};

const textOf = (about: object): string => JSON.stringify({ ...about, seal: hashOf(JSON.stringify(about)) });

describe('a version', () => {
  it.each([
    ['0.9.0', '0.10.0'],
    ['0.9.9', '1.0.0'],
    ['1.2.3', '1.2.4'],
  ])('%s is older than %s', (older, newer) => {
    expect(compareVersions(older, newer)).toBeLessThan(0);
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
    expect(compareVersions(older, older)).toBe(0);
  });

  it('is three numbers', () => {
    expect(['1.0.0', '1.0', 'v1.0.0', '1.0.0-rc.1', '../..', '1.0.0/x'].filter(isVersion)).toEqual(['1.0.0']);
  });
});

describe('the list of files', () => {
  it('is read where its hash is right, and in no other form', () => {
    const text = textOf({ ...ABOUT, files: FILES });
    expect(readManifest(text)).toMatchObject(ABOUT);
    expect(readManifest(text.replace('0.2.0', '0.3.0'))).toBeNull();
    expect(readManifest(text.slice(0, -1))).toBeNull();
  });

  it.each(['../x', '/etc/x', 'a/../../x', 'a\\b', 'C:x', 'a//b', './x', ''])('names nothing like «%s»', (path) => {
    expect(readManifest(textOf({ ...ABOUT, files: { [path]: FILES['releases/0.2.0/a.js'] } }))).toBeNull();
  });
});

describe('a release', () => {
  const release = { ...ABOUT, name: 'himma' as const, files: FILES, seal: '' };
  const here = { version: '0.1.0', platform: 'linux-x64', node: '20.19.0', migration: '090-x' };

  it.each([
    ['follows an older one', {}, null],
    ['follows a school without tables', { migration: null }, null],
    ['is for another system', { platform: 'linux-x64-musl' }, 'this computer is linux-x64-musl'],
    ['is here already', { version: '0.2.0' }, 'has already'],
    ['is older', { version: '0.10.0' }, 'older than 0.10.0'],
    ['is too far ahead', { version: '0.0.9' }, 'take one in between'],
    ['needs a newer Node', { node: '20.18.9' }, 'needs Node >=20.19'],
    ['knows fewer tables', { migration: '091-y' }, 'older than those of this school (091-y)'],
  ])('that %s', (_, place, why) => {
    const said = whyNot(release, { ...here, ...place });
    if (why === null) expect(said).toBeNull();
    else expect(said).toContain(why);
  });
});

interface Tar {
  tar(entries: Iterable<object>): AsyncIterable<Buffer>;
}

const LONG = `himma/${'a-long-folder/'.repeat(9)}${'n'.repeat(90)}.js`;

const packed = async (): Promise<Buffer> => {
  const script: Tar = await import(`${process.cwd()}/scripts/lib/release/tar.mjs`);
  const entries = [
    { path: 'himma/a', content: Buffer.from('a'.repeat(700)), mode: 0o644, at: 0 },
    { path: LONG, content: Buffer.alloc(0), mode: 0o644, at: 0 },
    { path: 'himma/b', content: Buffer.alloc(512, 7), mode: 0o755, at: 1e12 },
  ];
  const pieces: Buffer[] = [];
  for await (const piece of script.tar(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
};

const unpack = async (bytes: Buffer, piece: number): Promise<[string, number][]> => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  const found: [string, number][] = [];
  for await (const { path, content } of untar(Readable.from(pieces))) found.push([path, content.length]);
  return found;
};

describe('an archive', () => {
  it.each([1, 7, 512, 100_000])('comes in pieces of %i bytes as it was packed', async (piece) => {
    expect(await unpack(await packed(), piece)).toEqual([
      ['himma/a', 700],
      [LONG, 0],
      ['himma/b', 512],
    ]);
  });

  it('that ends anywhere before its end is cut off', async () => {
    const bytes = await packed();
    // The last block is the second of two empty ones.
    for (let length = 0; length < bytes.length - 512; length += 256)
      await expect(unpack(bytes.subarray(0, length), 4096), `${length}`).rejects.toThrow(NotWhole);
  });
});

it('a disk is asked for all that goes to it', async () => {
  const place = process.cwd();
  expect(await lackOfRoom([{ folder: `${place}/not/there/yet`, bytes: 1 }])).toBeNull();
  const half = { folder: place, bytes: Number.MAX_SAFE_INTEGER / 2 };
  expect(await lackOfRoom([half, half])).toContain('MB are needed');
});

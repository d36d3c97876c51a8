import { describe, expect, it } from 'vitest';
import { strFromU8, strToU8, unzip, zip, zipSync } from './zip-in-page.ts';

const unpacked = (archive: Uint8Array): Record<string, Uint8Array> => {
  let files: Record<string, Uint8Array> = {};
  unzip(archive, (_, found) => {
    files = found;
  });
  return files;
};

/** As a list of the staff's may have. */
const ROWS = 6000;

it('packs a long list before it returns, for nothing else is there to go on with it', () => {
  const sheet = Array.from({ length: ROWS }, (_, row) => `<row r="${row}"><c><v>${row * 7919}</v></c></row>`).join('');
  let archive: Uint8Array | null = null;
  zip({ 'xl/sheet1.xml': strToU8(sheet) }, (_, packed) => {
    archive = packed;
  });
  expect(archive && strFromU8(unpacked(archive)['xl/sheet1.xml'] ?? new Uint8Array())).toBe(sheet);
});

const MEGABYTE = 1024 * 1024;
const END_SIZE = 22;
/** Of an entry at the archive's end whose name is one letter. */
const ENTRY_SIZE = 47;

/** An archive whose parts say that they hold so much, whatever they hold. */
const saying = (...sizes: readonly number[]): Uint8Array => {
  const letters = [...'abcdef'].slice(0, sizes.length);
  const archive = zipSync(Object.fromEntries(letters.map((name) => [name, new Uint8Array(1000)])));
  const view = new DataView(archive.buffer);
  const start = archive.length - END_SIZE - ENTRY_SIZE * sizes.length;
  for (const [place, size] of sizes.entries()) view.setUint32(start + ENTRY_SIZE * place + 24, size, true);
  return archive;
};

const ENTRY = 0x02014b50;

/** All parts become the first one, which is not packed, under their own names; each says that it holds nothing. */
const overlapping = (archive: Uint8Array): Uint8Array => {
  const view = new DataView(archive.buffer);
  const count = view.getUint16(archive.length - END_SIZE + 10, true);
  let at = view.getUint32(archive.length - END_SIZE + 16, true);
  const size = view.getUint32(at + 20, true);
  for (let part = 0; part < count; part += 1) {
    expect(view.getUint32(at, true)).toBe(ENTRY);
    view.setUint32(at + 20, size, true);
    view.setUint32(at + 24, 0, true);
    view.setUint32(at + 42, 0, true);
    at += 46 + view.getUint16(at + 28, true);
  }
  return archive;
};

describe('unpacking in the page', () => {
  it('gives the parts of an archive', () => {
    expect(unpacked(zipSync({ 'a.xml': strToU8('أ') }))).toEqual({ 'a.xml': strToU8('أ') });
  });

  it('refuses what unpacks to too much, in one part or in all together', () => {
    expect(() => unpacked(saying(65 * MEGABYTE))).toThrow('too much');
    expect(() => unpacked(saying(40 * MEGABYTE, 40 * MEGABYTE))).toThrow('too much');
  });

  it('refuses parts that all lie in one place, and say that they hold nothing', () => {
    const file = new Uint8Array(2 * MEGABYTE);
    const names = Array.from({ length: 40 }, (_, place) => `part ${place}`);
    const parts = names.map((name, place) => [name, place === 0 ? file : new Uint8Array()] as const);
    expect(() => unpacked(overlapping(zipSync(Object.fromEntries(parts), { level: 0 })))).toThrow('too much');
  });

  it('refuses more parts than any workbook has', () => {
    const parts = (count: number) =>
      zipSync(Object.fromEntries(Array.from({ length: count }, (_, place) => [`${place}`, new Uint8Array()])));
    expect(Object.keys(unpacked(parts(1000)))).toHaveLength(1000);
    expect(() => unpacked(parts(1001))).toThrow('too much');
  });

  it('unpacks no more than a part says it holds', () => {
    expect(unpacked(saying(100)).a?.length).toBe(100);
  });

  it('refuses what is no archive', () => {
    expect(() => unpacked(strToU8('PK no'))).toThrow();
  });
});

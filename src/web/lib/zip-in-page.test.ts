import { describe, expect, it } from 'vitest';
import { strToU8, unzip, zipSync } from './zip-in-page.ts';

const unpacked = (archive: Uint8Array): Record<string, Uint8Array> => {
  let files: Record<string, Uint8Array> = {};
  unzip(archive, (_, found) => {
    files = found;
  });
  return files;
};

const MEGABYTE = 1024 * 1024;

describe('unpacking in the page', () => {
  it('gives the parts of an archive', () => {
    expect(unpacked(zipSync({ 'a.xml': strToU8('أ') }))).toEqual({ 'a.xml': strToU8('أ') });
  });

  it('refuses what unpacks to too much, in one part or in all together', () => {
    const part = new Uint8Array(40 * MEGABYTE);
    expect(() => unpacked(zipSync({ a: new Uint8Array(65 * MEGABYTE) }))).toThrow();
    expect(() => unpacked(zipSync({ a: part, b: part }))).toThrow();
  });

  it('unpacks no more than a part says it holds', () => {
    const archive = zipSync({ a: new Uint8Array(10 * MEGABYTE) });
    const view = new DataView(archive.buffer);
    const entry = archive.length - 22 - 47;
    expect(view.getUint32(entry, true)).toBe(0x02014b50);
    view.setUint32(entry + 24, 100, true);
    expect(unpacked(archive).a?.length).toBe(100);
  });

  it('refuses what is no archive', () => {
    expect(() => unpacked(strToU8('PK no'))).toThrow();
  });
});

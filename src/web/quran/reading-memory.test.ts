import { describe, expect, it } from 'vitest';
import { readPlace, readSize, SIZES } from './reading-memory.ts';

const VERSES = { fromAyah: 5, toAyah: 12 };

describe('where a text was left', () => {
  it.each([
    ['5', 5],
    ['9', 9],
    ['12', 12],
  ])('is verse %s as it was written', (written, ayah) => {
    expect(readPlace(written, VERSES)).toBe(ayah);
  });

  it.each([null, '', '4', '13', '9.5', '-9', '٩', 'NaN', '{}'])('is its first verse where %j is written', (written) => {
    expect(readPlace(written, VERSES)).toBe(VERSES.fromAyah);
  });
});

describe('the size of the text', () => {
  it('is read as it was written', () => {
    expect(SIZES.map((size) => readSize(String(size)))).toEqual(SIZES);
  });

  it.each([null, '', '0', '5', '2.5', 'large'])('is the usual one where %j is written', (written) => {
    expect(readSize(written)).toBe(2);
  });
});

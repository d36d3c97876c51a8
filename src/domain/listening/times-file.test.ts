import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTimesFile, writeTimesFile } from './times-file.ts';

const sha256 = 'ab'.repeat(32);
const target = { durationMs: 10_000, sha256, verses: 3 };
const file = { durationMs: 10_000, sha256, timestamps: [0, 2000, 5000] };
const read = (value: unknown) => readTimesFile(JSON.stringify(value), target);

describe('a file of times', () => {
  it('comes back as it was written', () => {
    expect(readTimesFile(writeTimesFile(file), target)).toEqual({ times: file.timestamps });
  });

  it('is known by its hash in either case, and by its length but for how a browser measures', () => {
    expect(read({ ...file, sha256: sha256.toUpperCase(), durationMs: 10_400 })).toEqual({ times: file.timestamps });
  });

  it.each([
    ['wrong_shape', null],
    ['wrong_shape', []],
    ['wrong_shape', [0, 2000]],
    ['wrong_shape', { ...file, sha256: undefined }],
    ['wrong_shape', { ...file, sha256: 5 }],
    ['wrong_shape', { ...file, durationMs: '10000' }],
    ['wrong_shape', { ...file, timestamps: '0 2000' }],
    ['wrong_shape', { ...file, timestamps: [0, '2000'] }],
    ['wrong_shape', { ...file, timestamps: [0, 1.5] }],
    ['wrong_shape', { ...file, timestamps: [-1, 5] }],
    ['other_audio', { ...file, sha256: 'cd'.repeat(32) }],
    ['other_length', { ...file, durationMs: 20_000 }],
    ['times_missing', { ...file, timestamps: [] }],
    ['times_too_many', { ...file, timestamps: [0, 1, 2, 3] }],
    ['times_backwards', { ...file, timestamps: [0, 5000, 2000] }],
    ['times_beyond_end', { ...file, timestamps: [0, 10_000] }],
  ])('is refused, %s: %j', (problem, value) => {
    expect(read(value)).toEqual({ problem });
  });

  it.each(['', '0\n2000', '{', '<html>'])('is refused where it is no JSON: %j', (text) => {
    expect(readTimesFile(text, target)).toEqual({ problem: 'not_json' });
  });

  it('is read or refused, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const outcome = readTimesFile(text, target);
        expect('times' in outcome || 'problem' in outcome).toBe(true);
      }),
    );
  });
});

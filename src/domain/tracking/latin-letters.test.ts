import { describe, expect, it } from 'vitest';
import { arabicStarts } from './latin-letters.ts';

describe('Latin letters for the beginning of a name', () => {
  it.each([
    ['a', ['ا', 'أ', 'إ', 'آ', 'ع']],
    ['kh', ['خ']],
    ['Khalid', ['خ']],
    ['th', ['ث', 'ذ']],
    ['sh', ['ش']],
    ['gh', ['غ']],
    ['k', ['ك']],
    [' m', ['م']],
    ['x', []],
  ])('%j: %j', (typed, letters) => {
    expect(arabicStarts(typed)).toEqual(letters);
  });

  it.each(['', 'محمد', '12', ' '])('are none in %j', (typed) => {
    expect(arabicStarts(typed)).toBeNull();
  });
});

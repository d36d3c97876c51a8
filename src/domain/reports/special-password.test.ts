import { describe, expect, it } from 'vitest';
import { drawSpecialPassword, isEasySpecialPassword } from './special-password.ts';

const pupil = { name: 'سالم بن فهد العمران', loginId: 482_913 };

describe('a special password', () => {
  it.each([
    ...['111111', '١١١١١١', 'اااااا', '123456', '654321', '7890123', '112233', '123123', '121212', 'abcdef'],
    ...['482913', '٤٨٢٩١٣', '482-913', '482913 1', 'سالم بن فهد', 'سالم العمران 4', 'الصف الرابع', 'الرابع الابتدائي'],
    ...['!!!!!!', '1 1 1 1', 'سالم 123'],
  ])('such as %j is what a classmate tries first', (typed) => {
    expect(isEasySpecialPassword(typed, pupil)).toBe(true);
  });

  it.each(['قلم أزرق', 'قمر 7 أخضر', 'Kx8mTq', '719452', 'سالم يحب التمر'])('such as %j is not', (typed) => {
    expect(isEasySpecialPassword(typed, pupil)).toBe(false);
  });
});

it('is drawn again where chance drew one that is tried first', () => {
  const drawn = [...Array<number>(6).fill(0), 0, 7, 3, 11, 5, 2];
  const password = drawSpecialPassword(() => drawn.shift() ?? 0, { name: 'سالم العمران', loginId: 100_001 });
  expect(new Set(password).size).toBe(6);
  expect(drawn).toEqual([]);
});

import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

it.each([
  [{ points: 1, coins: 0 }, 'إضافة نقطة واحدة'],
  [{ points: 0, coins: 2 }, 'إضافة عملتين'],
  [{ points: 0, coins: 20 }, 'إضافة ٢٠ عملة'],
  [{ points: -3, coins: 0 }, 'خصم ٣ نقاط'],
  [{ points: 11, coins: -100 }, 'إضافة ١١ نقطة، خصم ١٠٠ عملة'],
])('%j is said as it is counted in Arabic', (change, said) => {
  expect(changeText(change)).toBe(said);
});

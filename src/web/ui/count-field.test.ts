import { expect, it } from 'vitest';
import { countIn } from './count-field.tsx';

it.each([
  ['12', 12],
  ['١٢', 12],
  ['۱۲', 12],
  ['١٬٢٣٤ نقطة', 1234],
  ['1234567', 12_345],
  ['٠', 0],
  ['', null],
  ['كثير', null],
])('a count reads %j as %j', (typed, count) => {
  expect(countIn(typed)).toBe(count);
});

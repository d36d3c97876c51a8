import { expect, it } from 'vitest';
import { fieldText } from './fields.ts';

it('what several forms may be told names nothing that only one of them has', () => {
  expect(fieldText('bad_time')).not.toContain('الإغلاق');
  for (const key of ['too_many_rows', 'too_many_columns']) expect(fieldText(key)).not.toMatch(/ألف|مئة|عشر/u);
});

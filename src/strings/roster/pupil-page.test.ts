import { expect, it } from 'vitest';
import { happenings, standings } from './pupil-page.ts';

it('says that there is nothing in words, where a zero would be a dot', () => {
  expect([standings.points(0), standings.coins(0)]).toEqual(['لا نقاط', 'لا عملات']);
  expect(happenings.game('سباق', 0)).toBe('سباق: لا نقاط');
  expect(standings.exams(2, 0.2)).toBe('اختباران، المتوسط صفر');
  expect([standings.points(1), standings.coins(20)]).toEqual(['نقطة واحدة', '٢٠ عملة']);
});

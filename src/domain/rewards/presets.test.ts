import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECENT_REASONS, recentReasons } from './presets.ts';

describe('recent reasons', () => {
  it('are the newest, each once, and never more than fit', () => {
    expect(recentReasons(['تلاوة متقنة', null, 'تعاون', 'تلاوة متقنة'])).toEqual(['تلاوة متقنة', 'تعاون']);
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom('أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح'))), (titles) => {
        const reasons = recentReasons(titles);
        expect(reasons.length).toBe(Math.min(RECENT_REASONS, new Set(titles.filter(Boolean)).size));
        expect(new Set(reasons).size).toBe(reasons.length);
        expect(reasons[0]).toBe(titles.find((title) => title !== null));
      }),
    );
  });
});

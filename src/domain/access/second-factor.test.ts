import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalCode,
  drawRecoveryCodes,
  isAppCode,
  RECOVERY_CODES,
  showRecoveryCode,
  stepAt,
} from './second-factor.ts';

describe('a code', () => {
  it.each([
    ['123 456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['abcde-fghjk', 'ABCDEFGHJK'],
  ])('typed as %s is %s', (typed, code) => {
    expect(canonicalCode(typed)).toBe(code);
  });

  it('of recovery is read back as it is shown, and never taken for one of the app', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (chances) => {
        const draw = (min: number, max: number) => min + ((chances.next().value ?? 0) % (max - min + 1));
        const codes = drawRecoveryCodes(draw);
        expect(new Set(codes).size).toBe(RECOVERY_CODES);
        for (const code of codes) {
          expect(canonicalCode(showRecoveryCode(code).toLowerCase())).toBe(code);
          expect(isAppCode(code)).toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is another every half minute', () => {
    const at = (iso: string) => stepAt(new Date(iso));
    expect(at('2026-02-01T06:00:29.999Z')).toBe(at('2026-02-01T06:00:00.000Z'));
    expect(at('2026-02-01T06:00:30.000Z')).toBe(at('2026-02-01T06:00:00.000Z') + 1);
  });
});

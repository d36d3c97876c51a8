import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import type { CheckoutWish } from '#wire/store/pupil';
import { refusalOf } from './refusal.ts';

const line = (itemId: number, partners: number[] = []) =>
  ({ itemId, quantity: 1, price: 5, priceType: 'coins', partners }) as const;

const SENT: CheckoutWish = { requestKey: 'key', lines: [line(7), line(8, [11])] };
const ERROR = new ApiError(
  { code: 'store_partner_not_found', message: 'لم نجد أحد الزملاء', fields: { 'lines.1': 'ليس في صفّك الآن' } },
  409,
);

describe('a refused cart', () => {
  it('says why as a whole, and of each line by its item', () => {
    expect(refusalOf(ERROR, SENT, structuredClone(SENT))).toEqual({
      message: 'لم نجد أحد الزملاء',
      lines: new Map([[8, 'ليس في صفّك الآن']]),
    });
  });

  it.each<[string, CheckoutWish]>([
    ['another partner is chosen', { ...SENT, lines: [line(7), line(8, [12])] }],
    ['there is more of it', { ...SENT, lines: [{ ...line(7), quantity: 2 }, line(8, [11])] }],
    ['the kind of price is agreed to', { ...SENT, lines: [{ ...line(7), priceType: 'points' }, line(8, [11])] }],
    ['another line is taken out', { ...SENT, lines: [line(8, [11])] }],
    ['it is another cart', { ...SENT, requestKey: 'another' }],
  ])('says nothing any more once %s', (_, now) => {
    expect(refusalOf(ERROR, SENT, now)).toBeNull();
  });

  it('is none before anything was sent', () => {
    expect(refusalOf(null, undefined, SENT)).toBeNull();
    expect(refusalOf(null, SENT, SENT)).toBeNull();
  });
});

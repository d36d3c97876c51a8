import { describe, expect, it } from 'vitest';
import { amountsOf } from '#domain/ledger/ledger';
import type { RewardType } from '#domain/rewards/kinds';
import { CART_MAX } from '#domain/store/cart';
import { invitationNotice } from './invitations.ts';
import { bothMoney, cartTexts, cartToasts, storeItem } from './pupil.ts';

describe('money in a sentence', () => {
  it.each<[RewardType, number, string, string]>([
    ['coins', 1, 'عملة واحدة', 'عملة واحدة'],
    ['coins', 2, 'عملتان', 'عملتين'],
    ['coins', 3, '٣ عملات', '٣ عملات'],
    ['coins', 11, '١١ عملة', '١١ عملة'],
    ['coins', 100, '١٠٠ عملة', '١٠٠ عملة'],
    ['points', 1, 'نقطة واحدة', 'نقطة واحدة'],
    ['points', 2, 'نقطتان', 'نقطتين'],
    ['points', 3, '٣ نقاط', '٣ نقاط'],
    ['points', 11, '١١ نقطة', '١١ نقطة'],
    ['points', 100, '١٠٠ نقطة', '١٠٠ نقطة'],
  ])('%s, %i of them: what is missing is %s, what is paid %s', (type, amount, subject, object) => {
    expect(cartTexts.missing(amountsOf(type, amount))).toBe(`ينقصك ${subject}`);
    expect(bothMoney(amountsOf(type, amount))).toBe(object);
  });

  it('joins coins and points, each in its case', () => {
    expect(cartTexts.missing({ coins: 2, points: 20 })).toBe('ينقصك عملتان و٢٠ نقطة');
    expect(bothMoney({ coins: 2, points: 20 })).toBe('عملتين و٢٠ نقطة');
  });
});

describe('a price that is not what was seen', () => {
  it('says both with their kinds', () => {
    const said = cartTexts.trouble.priceChanged({ priceType: 'coins', price: 2 }, { priceType: 'points', price: 20 });
    expect(said).toBe('تغيّر السعر من عملتين إلى ٢٠ نقطة');
  });

  it('says the one of the moment where the other is not known', () => {
    expect(cartTexts.trouble.priceChanged(null, { priceType: 'coins', price: 2 })).toBe('السعر الآن عملتان');
  });
});

describe('the store’s counting', () => {
  it('speaks of goods in one gender', () => {
    expect(storeItem.inCart(1)).toBe('في سلتك واحد');
    expect(storeItem.inCart(2)).toBe('في سلتك اثنان');
    expect(cartTexts.trouble.tooMany(1)).toContain('واحد فقط');
    expect(cartTexts.trouble.tooMany(2)).toContain('اثنان فقط');
  });

  it('of invitations has two sessions for two', () => {
    expect(invitationNotice.title(2)).toBe('لديك دعوتان إلى جلستين مشتركتين');
  });

  it('names the most a cart holds', () => {
    expect(CART_MAX).toBe(30);
    expect(cartToasts.full('كوب شاي')).toContain('٣٠ صنفًا');
  });
});

import type { RewardType } from '#domain/rewards/kinds';
import { type PluralForms, plural } from './plural.ts';

const forms: Readonly<Record<RewardType, PluralForms>> = {
  coins: {
    zero: '٠ عملة',
    one: 'عملة واحدة',
    two: 'عملتان',
    few: '{n} عملات',
    many: '{n} عملة',
    other: '{n} عملة',
  },
  points: {
    zero: '٠ نقطة',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '{n} نقاط',
    many: '{n} نقطة',
    other: '{n} نقطة',
  },
};

/** After a verb or a preposition, where only the two changes. */
const objectTwo: Readonly<Record<RewardType, string>> = { coins: 'عملتين', points: 'نقطتين' };

export const moneyNames: Readonly<Record<RewardType, string>> = { coins: 'عملات', points: 'نقاط' };

export const moneyText = (type: RewardType, amount: number): string => plural(amount, forms[type]);

export const moneyObject = (type: RewardType, amount: number): string =>
  plural(amount, { ...forms[type], two: objectTwo[type] });

const signed = new Intl.NumberFormat('ar-SA-u-nu-arab', { signDisplay: 'exceptZero' });

/** With its sign, on the side where Arabic reads it first. */
export const signedNumber = (amount: number): string => signed.format(amount);

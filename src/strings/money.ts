import type { RewardType } from '#domain/rewards/kinds';
import { ARABIC_MARK, formatNumber, type PluralForms, plural } from './plural.ts';

const forms: Readonly<Record<RewardType, PluralForms>> = {
  coins: '٠ عملة | عملة واحدة | عملتان | {n} عملات | {n} عملة | {n} عملة',
  points: '٠ نقطة | نقطة واحدة | نقطتان | {n} نقاط | {n} نقطة | {n} نقطة',
};

/** After a verb or a preposition, where only the two changes. */
const objectTwo: Readonly<Record<RewardType, string>> = { coins: 'عملتين', points: 'نقطتين' };

export const moneyNames: Readonly<Record<RewardType, string>> = { coins: 'عملات', points: 'نقاط' };

export const moneyText = (type: RewardType, amount: number): string => plural(amount, forms[type]);

export const moneyObject = (type: RewardType, amount: number): string =>
  amount === 2 ? objectTwo[type] : moneyText(type, amount);

/** With its sign, above nothing too. */
export const signedNumber = (amount: number): string =>
  amount > 0 ? `${ARABIC_MARK}+${formatNumber(amount)}` : formatNumber(amount);

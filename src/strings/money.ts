import type { RewardType } from '#domain/rewards/kinds';
import { countOf, type Noun } from './nouns.ts';
import { ARABIC_MARK, formatNumber } from './plural.ts';

const nouns: Readonly<Record<RewardType, Noun>> = { coins: 'عملة | عملتان | عملات', points: 'نقطة | نقطتان | نقاط' };

export const moneyNames: Readonly<Record<RewardType, string>> = { coins: 'عملات', points: 'نقاط' };

/** As a subject, and by itself. */
export const moneyText = (type: RewardType, amount: number): string => countOf(nouns[type])(amount);

/** After a verb or a preposition, where of money both are the same. */
export const moneyObject = (type: RewardType, amount: number): string =>
  countOf(nouns[type], 'object', `صفر من ال${moneyNames[type]}`)(amount);

/** With its sign, above nothing too. */
export const signedNumber = (amount: number): string =>
  amount > 0 ? `${ARABIC_MARK}+${formatNumber(amount)}` : formatNumber(amount);

/** The same with what it is of, whose letters keep the sign on its side; one keeps its figure. */
export const signedMoney = (type: RewardType, amount: number): string => {
  if (amount === 0) return moneyText(type, 0);
  const size = Math.abs(amount);
  const said = size === 1 ? `${formatNumber(1)} ${nouns[type].split(' | ')[0]}` : moneyText(type, size);
  return `${amount > 0 ? '+' : '-'}${said}`;
};

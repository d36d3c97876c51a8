import type { Amounts } from '#domain/rewards/ledger';
import { moneyNames, signedNumber } from '#strings/money';

/** A line's change in words, for toasts and names of buttons. */
export const changeText = ({ points, coins }: Amounts): string =>
  [
    ...(points === 0 ? [] : [`${signedNumber(points)} ${moneyNames.points}`]),
    ...(coins === 0 ? [] : [`${signedNumber(coins)} ${moneyNames.coins}`]),
  ].join('، ');

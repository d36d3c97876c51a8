import type { Amounts } from '#domain/rewards/ledger';
import { formatSigned } from '#strings/admin-ledger';
import { typeNames } from '#strings/admin-rewards';

/** A line's change in words, for toasts and names of buttons. */
export const changeText = ({ points, coins }: Amounts): string =>
  [
    ...(points === 0 ? [] : [`${formatSigned(points)} ${typeNames.points}`]),
    ...(coins === 0 ? [] : [`${formatSigned(coins)} ${typeNames.coins}`]),
  ].join('، ');

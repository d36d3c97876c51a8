import type { Amounts } from '#domain/rewards/ledger';
import { changeInWords } from '#strings/admin-ledger';

/** A line's change in words, for toasts and names of buttons. */
export const changeText = (change: Amounts): string =>
  (['points', 'coins'] as const)
    .filter((type) => change[type] !== 0)
    .map((type) => changeInWords(type, change[type]))
    .join('، ');

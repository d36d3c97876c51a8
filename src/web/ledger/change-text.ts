import type { Amounts } from '#domain/ledger/ledger';
import { changeInWords } from '#strings/ledger/staff';

/** A line's change in words, for toasts and names of buttons. */
export const changeText = (change: Amounts): string =>
  (['points', 'coins'] as const)
    .filter((type) => change[type] !== 0)
    .map((type) => changeInWords(type, change[type]))
    .join('، ');

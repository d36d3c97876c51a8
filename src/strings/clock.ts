import { formatNumber } from './plural.ts';

const twoDigits = new Intl.NumberFormat('ar-SA-u-nu-arab', { minimumIntegerDigits: 2 });

/** m:ss */
export const clockText = (seconds: number): string =>
  `${formatNumber(Math.floor(seconds / 60))}:${twoDigits.format(seconds % 60)}`;

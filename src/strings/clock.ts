import { formatNumber } from './plural.ts';

/** m:ss */
export const clockText = (seconds: number): string =>
  `${formatNumber(Math.floor(seconds / 60))}:${formatNumber(seconds % 60).padStart(2, formatNumber(0))}`;

import { lazily } from '#domain/lazily';
import { formatNumber } from './plural.ts';

const MEGABYTE = 1024 * 1024;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A size as people speak of files. */
export const formatSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} ك.ب`
    : `${formatNumber(oneDecimal(bytes / MEGABYTE))} م.ب`;

const percent = lazily(() => new Intl.NumberFormat('ar-SA-u-nu-arab', { style: 'percent', maximumFractionDigits: 0 }));

export const formatShare = (share: number): string => percent().format(share);

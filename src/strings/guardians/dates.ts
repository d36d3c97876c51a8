import { formatDay, formatHijriDay, formatShortDay } from '#strings/dates';

/** Noon of the school: whatever a clock's zone, it is that day. */
const noonOf = (day: string): string => `${day}T09:00:00.000Z`;

export const weekText = ({ from, to }: { from: string; to: string }): string =>
  `من ${formatShortDay(noonOf(from))} إلى ${formatShortDay(noonOf(to))}`;

export const hijriText = ({ from, to }: { from: string; to: string }): string =>
  `من ${formatHijriDay(noonOf(from))} إلى ${formatHijriDay(noonOf(to))}`;

export const untilText = (expiresAt: string): string => `تعمل هذه الصفحة حتى ${formatDay(expiresAt)}.`;

import { schoolDay } from '#domain/calendar/school-day';

/** How one came to be (D-81): by itself, from the page, or by the command. */
export const BACKUP_KINDS = ['daily', 'asked', 'command'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** Why one is not there: the disk, what was read back, a server that ended meanwhile, or something else. */
export const BACKUP_FAULTS = ['storage', 'altered', 'stopped', 'failed'] as const;
export type BackupFault = (typeof BACKUP_FAULTS)[number];

/** A backup that is brought comes in pieces: none is long on its way, and what was lost is sent again. */
export const BACKUP_PIECE_BYTES = 4 * 1024 * 1024;

const HOUR_MS = 60 * 60 * 1000;

/** At night, when nobody plays; a computer that sleeps then makes it in its first hour. */
const NIGHTLY_HOUR = 2;

/** Which day's backup it is time for. */
export const backupDay = (now: Date): string => schoolDay(new Date(now.getTime() - NIGHTLY_HOUR * HOUR_MS));

/** A weekend without the school's computer is nothing to worry about. */
const WORRY_AFTER_MS = 4 * 24 * HOUR_MS;

export const isOverdue = (lastGoodAt: string | null, now: Date): boolean =>
  lastGoodAt === null || now.getTime() - Date.parse(lastGoodAt) > WORRY_AFTER_MS;

/** What goes by itself after a time. */
export const RETENTION_KINDS = ['left', 'messages', 'requests', 'audit'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/**
 * In days, by the Saudi Personal Data Protection Law's rule that nothing is kept longer than what it was collected for needs: who left may
 * come back within a year; a message is of its school year; a request for login data is soon done;
 * what staff did can be asked about for three years.
 */
export const RETENTION_DEFAULTS: Readonly<Record<RetentionKind, number>> = {
  left: 365,
  messages: 365,
  requests: 180,
  audit: 1095,
};

export const RETENTION_MIN_DAYS = 30;
export const RETENTION_MAX_DAYS = 3650;

export type Retention = Readonly<Record<RetentionKind, number>>;

export const retentionOf = (saved: Partial<Record<RetentionKind, number>>): Retention => ({
  ...RETENTION_DEFAULTS,
  ...saved,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is from before this is due. */
export const keptSince = (days: number, now: Date): string => new Date(now.getTime() - days * DAY_MS).toISOString();

import type { Generated } from 'kysely';
import type { RetentionKind } from '#domain/privacy/retention';

/** That somebody was erased, by whom and when. Nothing here leads to the pupil. */
export interface Erasures {
  id: Generated<number>;
  erasedAt: string;
  staffId: number | null;
  /** JSON: of each table how many rows went or became nameless. */
  counts: string;
  files: number;
  /** The first line of the audit log that an older version sealed anew. */
  resealedFrom: number | null;
  /** When nothing of it was left on the disk either. */
  cleanedAt: string | null;
}

/** How long each kind is kept. Empty until an admin has said it: until then nothing goes by itself. */
export interface RetentionSettings {
  kind: RetentionKind;
  days: number;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    erasures: Erasures;
    retention_settings: RetentionSettings;
  }
}

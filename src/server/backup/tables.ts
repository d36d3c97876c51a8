import type { Generated } from 'kysely';
import type { BackupFault, BackupKind } from '#domain/backup/backups';

export interface Backups {
  id: Generated<number>;
  kind: BackupKind;
  /** Which day's it is, where it is a daily one. */
  day: string | null;
  /** Its name in the folder of backups; of one that the command made, wherever it is. */
  file: string;
  is_sealed: number;
  started_at: string;
  /** When it was there, or when it was clear that it would not be. */
  finished_at: string | null;
  fault: BackupFault | null;
  bytes: number | null;
  row_count: number | null;
  file_count: number | null;
  missing_count: number | null;
  /** When it was last read from its beginning to its end. */
  checked_at: string | null;
  removed_at: string | null;
  asked_by: number | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    backups: Backups;
  }
}

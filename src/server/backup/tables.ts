import type { Generated } from 'kysely';
import type { BackupFault, BackupKind } from '#domain/backup/backups';

export interface Backups {
  id: Generated<number>;
  kind: BackupKind;
  /** Which day's it is, where it is a daily one. */
  day: string | null;
  /** Its name in the folder of backups; of one that the command made, wherever it is. */
  file: string;
  isSealed: 0 | 1;
  startedAt: string;
  /** When it was there, or when it was clear that it would not be. */
  finishedAt: string | null;
  fault: BackupFault | null;
  bytes: number | null;
  rowCount: number | null;
  fileCount: number | null;
  missingCount: number | null;
  /** When it was last read from its beginning to its end. */
  checkedAt: string | null;
  removedAt: string | null;
  askedBy: number | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    backups: Backups;
  }
}

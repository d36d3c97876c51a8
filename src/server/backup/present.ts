import type { Backup } from '#wire/backup';
import type { listBackups } from './queries.ts';

type Row = Awaited<ReturnType<typeof listBackups>>[number];

const sizeOf = ({ bytes, row_count, file_count, missing_count }: Row): Backup['size'] =>
  bytes === null ? null : { bytes, rows: row_count ?? 0, files: file_count ?? 0, missing: missing_count ?? 0 };

export const presentBackup = (row: Row): Backup => ({
  id: row.id,
  kind: row.kind,
  file: row.file,
  isSealed: row.is_sealed === 1,
  startedAt: row.started_at,
  isUnderWay: row.finished_at === null,
  fault: row.fault,
  size: sizeOf(row),
  checkedAt: row.checked_at,
  isRemoved: row.removed_at !== null,
  askedBy: row.asked_by_name,
});

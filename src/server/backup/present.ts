import type { Backup } from '#wire/backup';
import type { listBackups } from './queries.ts';

type Row = Awaited<ReturnType<typeof listBackups>>[number];

const sizeOf = ({ bytes, rowCount, fileCount, missingCount }: Row): Backup['size'] =>
  bytes === null ? null : { bytes, rows: rowCount ?? 0, files: fileCount ?? 0, missing: missingCount ?? 0 };

export const presentBackup = (row: Row): Backup => ({
  id: row.id,
  kind: row.kind,
  file: row.file,
  isSealed: row.isSealed === 1,
  startedAt: row.startedAt,
  isUnderWay: row.finishedAt === null,
  fault: row.fault,
  size: sizeOf(row),
  checkedAt: row.checkedAt,
  isRemoved: row.removedAt !== null,
  askedBy: row.askedByName,
});

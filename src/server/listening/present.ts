import type { Audio, Recitation, Reciter, StaffRecitation } from '#wire/listening';
import type { AudioRow, HeardRow, RecitationRow, ReciterRow } from './queries.ts';

export const presentReciter = ({ id, name, displayName }: ReciterRow): Reciter => ({
  id,
  name,
  displayName,
});

export const presentAudio = ({ fileId, source, audioFile, size, sha256 }: AudioRow): Audio => ({
  fileId,
  source,
  audioFile,
  size,
  sha256,
});

export const presentRecitation = (row: HeardRow): Recitation => ({
  reciterId: row.reciterId,
  reciter: row.displayName,
  fileId: row.fileId,
  timestamps: JSON.parse(row.timestamps),
  durationMs: row.durationMs,
});

export const presentStaffRecitation = (row: RecitationRow): StaffRecitation => ({
  ...presentRecitation(row),
  ...presentAudio(row),
  updatedAt: row.updatedAt,
});

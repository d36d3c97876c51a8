import type { Audio, Recitation, Reciter, StaffRecitation } from '#wire/listening';
import type { AudioRow, HeardRow, RecitationRow, ReciterRow } from './queries.ts';

export const presentReciter = ({ id, name, display_name }: ReciterRow): Reciter => ({
  id,
  name,
  displayName: display_name,
});

export const presentAudio = ({ file_id, source, audio_file, size, sha256 }: AudioRow): Audio => ({
  fileId: file_id,
  source,
  audioFile: audio_file,
  size,
  sha256,
});

export const presentRecitation = (row: HeardRow): Recitation => ({
  reciterId: row.reciter_id,
  reciter: row.display_name,
  fileId: row.file_id,
  timestamps: JSON.parse(row.timestamps),
  durationMs: row.duration_ms,
});

export const presentStaffRecitation = (row: RecitationRow): StaffRecitation => ({
  ...presentRecitation(row),
  ...presentAudio(row),
  updatedAt: row.updated_at,
});

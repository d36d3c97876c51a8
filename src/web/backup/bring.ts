import { BACKUP_PIECE_BYTES } from '#domain/backup/backups';
import { api } from '#web/lib/api.ts';
import { type Sending, upload } from '#web/lib/upload.ts';

/** A backup that lies elsewhere, piece by piece. */
export const bring = async (file: File, { signal, onProgress }: Sending): Promise<string> => {
  const { upload: name } = await api('POST /api/admin/backups/uploads');
  for (let at = 0; at < file.size; ) {
    const piece = new File([file.slice(at, at + BACKUP_PIECE_BYTES)], file.name);
    const before = at;
    const data = JSON.stringify({ upload: name, at });
    const { bytes } = await upload(
      'POST /api/admin/backups/pieces',
      { data, file: piece },
      { signal, onProgress: (share) => onProgress((before + share * piece.size) / file.size) },
    );
    at = bytes;
  }
  return name;
};

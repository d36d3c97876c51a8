import type { PhotoFilter } from '#domain/photos/approval';
import { photosPage } from '#strings/photos/staff';
import { api, sayInstead } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { useWatchedPages } from '#web/lib/paged.ts';

export const ownPhotoQuery = asked(['student', 'photo'], 'GET /api/student/photo');

export const usePhotos = ({ status = 'pending', grade, section }: PupilsOf & { status?: PhotoFilter }) =>
  useWatchedPages(['admin', 'photos', { status, grade, section }], (before) =>
    api('GET /api/admin/photos', { query: { status, grade, section, before } }).catch(
      sayInstead(photosPage.loadFailed),
    ),
  );

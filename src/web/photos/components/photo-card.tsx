import { formatMoment } from '#strings/dates';
import { photoStatusNames, photosPage } from '#strings/photos/staff';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import type { Photo } from '#wire/photos';
import { PHOTO_TONES } from '../tones.ts';
import { PhotoPicture } from './photo-picture.tsx';

export const PhotoCard = ({ photo, onOpen }: { photo: Photo; onOpen: (photo: Photo) => void }) => (
  <button
    type="button"
    aria-label={photosPage.review(photo.studentName, photoStatusNames[photo.status])}
    aria-haspopup="dialog"
    onClick={() => onOpen(photo)}
    className="grid size-full content-start overflow-hidden rounded-3xl border-2 border-line bg-card text-start transition hover:border-emerald"
  >
    <PhotoPicture photo={photo} className="w-full" />
    <span className="grid gap-1 p-3">
      <span className="line-clamp-2 leading-snug font-extrabold break-words">{photo.studentName}</span>
      <span className="flex flex-wrap items-center justify-between gap-1 text-sm text-muted">
        {gradeNames[photo.grade]}
        <Badge tone={PHOTO_TONES[photo.status]}>{photoStatusNames[photo.status]}</Badge>
      </span>
      <time dateTime={photo.submittedAt} className="text-sm text-muted">
        {formatMoment(photo.submittedAt)}
      </time>
    </span>
  </button>
);

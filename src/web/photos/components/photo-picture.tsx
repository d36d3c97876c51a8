import { photosPage } from '#strings/photos/staff';
import { Icon } from '#web/ui/icon.tsx';
import type { Photo } from '#wire/photos';
import { photoAddress } from '../photo-address.ts';

/** Square and whole, as the pupil sent it. */
export const PhotoPicture = ({ photo, className }: { photo: Photo; className: string }) =>
  photo.fileId === null ? (
    <span
      className={`grid aspect-square place-content-center justify-items-center gap-2 bg-paper p-3 text-center text-sm text-muted ${className}`}
    >
      <Icon name="history" className="size-8" />
      {photosPage.noFile}
    </span>
  ) : (
    <img
      src={photoAddress(photo.fileId)}
      alt={photosPage.picture(photo.studentName)}
      width={512}
      height={512}
      loading="lazy"
      className={`aspect-square bg-paper object-cover ${className}`}
    />
  );

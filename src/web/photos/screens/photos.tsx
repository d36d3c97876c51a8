import { useState } from 'react';
import type { PhotoFilter } from '#domain/photos/approval';
import { formatMoment } from '#strings/dates';
import { noPhotos, photoFilterNames, photoStatusNames, photosPage, waitingPhotos } from '#strings/photos/staff';
import { gradeNames } from '#strings/widgets';
import { useRuledPupils } from '#web/lib/grade.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { Photo } from '#wire/photos';
import { photosSearch } from '../admin-search.ts';
import { PHOTO_TONES, PhotoPicture, PhotoReview } from '../components/photo-review.tsx';
import { usePhotos } from '../queries.ts';

const PhotoCard = ({ photo, onOpen }: { photo: Photo; onOpen: (photo: Photo) => void }) => (
  <div className="relative grid size-full content-start overflow-hidden rounded-3xl border-2 border-line bg-card transition hover:border-emerald">
    {/* All of the card opens it, but for the name. */}
    <button
      type="button"
      aria-label={photosPage.review(photo.studentName, photoStatusNames[photo.status])}
      aria-haspopup="dialog"
      onClick={() => onOpen(photo)}
      className="focus-visible:-outline-offset-3 after:absolute after:inset-0"
    >
      <PhotoPicture photo={photo} className="w-full" />
    </button>
    <span className="grid gap-1 p-3">
      <span className="relative z-1 line-clamp-2 justify-self-start pb-1 font-extrabold break-words">
        <PupilLink id={photo.studentId} name={photo.studentName} />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-1 text-sm text-muted">
        {gradeNames[photo.grade]}
        <Badge tone={PHOTO_TONES[photo.status]}>{photoStatusNames[photo.status]}</Badge>
      </span>
      <time dateTime={photo.submittedAt} className="text-sm text-muted">
        {formatMoment(photo.submittedAt)}
      </time>
    </span>
  </div>
);

/** The next one that waits, so that a teacher goes through them without closing the dialog. */
const waitingAfter = (photos: readonly Photo[], current: Photo): Photo | undefined => {
  const others = photos.filter((photo) => photo.status === 'pending' && photo.id !== current.id);
  return others.find((photo) => photo.id < current.id) ?? others[0];
};

export const PhotosPanel = () => {
  const list = useList(photosSearch);
  const query = usePhotos(list.wanted);
  const [opened, setOpened] = useState<Photo>();
  const photos = query.data?.pages.flatMap((page) => page.photos);
  const counts = query.data?.pages[0]?.counts;
  const counted = (filter: PhotoFilter): string => photosPage.counted(photoFilterNames[filter], counts?.[filter]);
  return (
    <>
      <ListFrame
        list={list}
        query={query}
        rows={photos}
        filters={list.filter('status', {
          label: photosPage.filter,
          all: counted('pending'),
          names: { approved: counted('approved'), rejected: counted('rejected'), all: counted('all') },
        })}
        empty={{ icon: 'camera', ...noPhotos }}
      >
        {(shown) => (
          <ul
            aria-label={photosPage.list}
            className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6"
          >
            {shown.map((photo) => (
              <li key={photo.id}>
                <PhotoCard photo={photo} onOpen={setOpened} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {opened && (
        <PhotoReview
          key={opened.id}
          photo={opened}
          onDecided={() => setOpened(waitingAfter(photos ?? [], opened))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};

export const Photos = () => {
  const counts = usePhotos(useRuledPupils()).data?.pages[0]?.counts;
  return (
    <>
      <PageHead title={photosPage.title} intro={photosPage.intro} note={counts && waitingPhotos(counts.pending)} />
      <PhotosPanel />
    </>
  );
};

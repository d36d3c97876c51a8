import { useState } from 'react';
import type { PhotoFilter } from '#domain/photos/approval';
import { noPhotos, photoFilterNames, photosPage } from '#strings/photos/staff';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { Photo } from '#wire/photos';
import { photosSearch } from '../admin-search.ts';
import { usePhotos } from '../queries.ts';
import { PhotoCard } from './photo-card.tsx';
import { PhotoReview } from './photo-review.tsx';

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

import { useState } from 'react';
import { PHOTO_FILTERS, type PhotoFilter } from '#domain/photos/approval';
import { noPhotos, photoFilterNames, photosPage } from '#strings/photos/staff';
import { formatNumber } from '#strings/plural';
import { Alert } from '#web/ui/alert.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Photo } from '#wire/photos';
import { usePhotos } from '../queries.ts';
import { PhotoCard } from './photo-card.tsx';
import { PhotoReview } from './photo-review.tsx';

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6';

const Skeleton = () => (
  <Loading>
    <div className={GRID}>
      {Array.from({ length: 10 }, (_, index) => index).map((card) => (
        <div key={card} className="grid gap-2 overflow-hidden rounded-3xl border-2 border-line bg-card pb-3">
          <Bone className="aspect-square rounded-none" />
          <Bone className="mx-3 h-6" />
          <Bone className="mx-3 h-5 w-2/3" />
        </div>
      ))}
    </div>
  </Loading>
);

/** The next one that waits, so that a teacher goes through them without closing the dialog. */
const waitingAfter = (photos: readonly Photo[], current: Photo): Photo | undefined => {
  const others = photos.filter((photo) => photo.status === 'pending' && photo.id !== current.id);
  return others.find((photo) => photo.id < current.id) ?? others[0];
};

const List = ({ filter }: { filter: PhotoFilter }) => {
  const query = usePhotos(filter);
  const [opened, setOpened] = useState<Photo>();
  const { data, error } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <Skeleton />;
  const photos = data.pages.flatMap((page) => page.photos);
  return (
    <div className="grid gap-4">
      {error && <Alert>{photosPage.loadFailed}</Alert>}
      {photos.length === 0 && <EmptyState icon="camera" {...noPhotos[filter]} />}
      <ul aria-label={photosPage.list} className={GRID}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoCard photo={photo} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      <MoreButton query={query}>{photosPage.more}</MoreButton>
      {opened && (
        <PhotoReview
          key={opened.id}
          photo={opened}
          onDecided={() => setOpened(waitingAfter(photos, opened))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
};

export const PhotosPanel = () => {
  const [filter, setFilter] = useState<PhotoFilter>('pending');
  const counts = usePhotos(filter).data?.pages[0]?.counts;
  return (
    <Tabs
      label={photosPage.filter}
      look="soft"
      tabs={PHOTO_FILTERS.map((id) => ({
        id,
        title: photoFilterNames[id],
        badge: counts && <span className="-ms-1 text-xs sm:ms-0 sm:text-sm">{formatNumber(counts[id])}</span>,
      }))}
      selected={filter}
      onSelect={setFilter}
    >
      <List key={filter} filter={filter} />
    </Tabs>
  );
};

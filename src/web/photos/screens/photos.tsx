import { photosPage, waitingPhotos } from '#strings/photos/staff';
import { useRuledGrade } from '#web/lib/grade.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PhotosPanel } from '../components/photos-panel.tsx';
import { usePhotos } from '../queries.ts';

export const Photos = () => {
  const counts = usePhotos({ grade: useRuledGrade().value }).data?.pages[0]?.counts;
  return (
    <>
      <PageHead title={photosPage.title} intro={photosPage.intro} note={counts && waitingPhotos(counts.pending)} />
      <PhotosPanel />
    </>
  );
};

import type { Manifest } from '#server/manifest';
import { photosAudit } from '#strings/photos/audit';
import { photosRefusals } from '#strings/photos/refusals';
import { createPhotosTables } from './migrations/064-photos.ts';
import { countWaiting } from './queries.ts';
import { photosRoutes, photoUploadRoutes } from './routes.ts';
import { planPhotos } from './seed.ts';
import { photoConsent } from './service.ts';

export const photos: Manifest = {
  name: 'photos',
  migrations: { '064-photos': createPhotosTables },
  refusals: photosRefusals,
  audit: photosAudit,
  routes: [photosRoutes],
  consents: { photo: photoConsent },
  uploads: photoUploadRoutes,
  demo: planPhotos,
  waiting: { photos: countWaiting },
};

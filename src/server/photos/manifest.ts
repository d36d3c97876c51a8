import type { Manifest } from '#server/manifest';
import { photosRoutes, photoUploadRoutes } from './routes.ts';
import { planPhotos } from './seed.ts';

export const photos: Manifest = {
  name: 'photos',
  routes: [photosRoutes],
  uploads: photoUploadRoutes,
  demo: planPhotos,
};

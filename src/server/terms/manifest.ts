import type { Manifest } from '#server/manifest';
import { termsAudioFile, termsRoutes } from './routes.ts';

export const terms: Manifest = {
  name: 'terms',
  routes: [],
  uploads: termsRoutes,
  pages: termsAudioFile,
};

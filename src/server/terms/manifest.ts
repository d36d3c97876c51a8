import type { Manifest } from '#server/manifest';
import { termsAudit } from '#strings/terms/audit';
import { termsRefusals } from '#strings/terms/refusals';
import { termsAudioFile, termsRoutes } from './routes.ts';

export const terms: Manifest = {
  name: 'terms',
  refusals: termsRefusals,
  audit: termsAudit,
  routes: [],
  uploads: termsRoutes,
  pages: termsAudioFile,
};

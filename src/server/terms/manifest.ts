import type { Manifest } from '#server/manifest';
import { termsAudit } from '#strings/terms/audit';
import { termsRefusals } from '#strings/terms/refusals';
import { createTermsTables } from './migrations/056-terms.ts';
import { termsAudioFile, termsRoutes } from './routes.ts';

export const terms: Manifest = {
  name: 'terms',
  migrations: { '056-terms': createTermsTables },
  refusals: termsRefusals,
  audit: termsAudit,
  routes: [],
  uploads: termsRoutes,
  pages: termsAudioFile,
};

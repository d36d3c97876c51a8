import type { Manifest } from '#server/manifest';
import { practiceRoutes } from './routes.ts';
import { planPractice } from './seed.ts';
import { settleForgotten } from './service.ts';

export const practice: Manifest = {
  name: 'practice',
  routes: [practiceRoutes],
  chore: settleForgotten,
  demo: planPractice,
};

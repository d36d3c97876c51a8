import type { Manifest } from '#server/manifest';
import { practiceRefusals } from '#strings/practice/refusals';
import { practiceRoutes } from './routes.ts';
import { planPractice } from './seed.ts';
import { settleForgotten } from './service.ts';

export const practice: Manifest = {
  name: 'practice',
  refusals: practiceRefusals,
  routes: [practiceRoutes],
  chore: settleForgotten,
  demo: planPractice,
};

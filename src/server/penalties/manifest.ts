import type { Manifest } from '#server/manifest';
import { penaltiesRoutes } from './routes.ts';
import { planConduct } from './seed.ts';

export const penalties: Manifest = {
  name: 'penalties',
  routes: [penaltiesRoutes],
  demo: planConduct,
};

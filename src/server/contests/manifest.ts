import type { Manifest } from '#server/manifest';
import { contestsRoutes } from './routes.ts';
import { recordFirstContest } from './service.ts';

export const contests: Manifest = {
  name: 'contests',
  routes: [contestsRoutes],
  provide: recordFirstContest,
};

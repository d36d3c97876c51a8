import type { Manifest } from '#server/manifest';
import { privilegesRoutes } from './routes.ts';
import { planPrivileges } from './seed.ts';

export const privileges: Manifest = {
  name: 'privileges',
  routes: [privilegesRoutes],
  demo: planPrivileges,
};

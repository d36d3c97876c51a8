import type { Manifest } from '#server/manifest';
import { accessRoutes } from './routes.ts';

export const access: Manifest = {
  name: 'access',
  routes: [accessRoutes],
};

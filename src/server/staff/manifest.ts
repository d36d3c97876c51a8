import type { Manifest } from '#server/manifest';
import { staffRoutes } from './routes.ts';

export const staff: Manifest = {
  name: 'staff',
  routes: [staffRoutes],
};

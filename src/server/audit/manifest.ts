import type { Manifest } from '#server/manifest';
import { auditRoutes } from './routes.ts';

export const audit: Manifest = {
  name: 'audit',
  routes: [auditRoutes],
};

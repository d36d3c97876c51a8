import type { Manifest } from '#server/manifest';
import { questionsRoutes } from './routes.ts';
import { adminQuestionsRoutes } from './routes-admin.ts';
import { fillBanksIfEmpty } from './service.ts';

export const questions: Manifest = {
  name: 'questions',
  routes: [questionsRoutes, adminQuestionsRoutes],
  provide: fillBanksIfEmpty,
};

import type { Manifest } from '#server/manifest';
import { questionsAudit } from '#strings/questions/audit';
import { questionsRefusals } from '#strings/questions/refusals';
import { questionsRoutes } from './routes.ts';
import { provideBanks } from './service.ts';

export const questions: Manifest = {
  name: 'questions',
  refusals: questionsRefusals,
  audit: questionsAudit,
  routes: [questionsRoutes],
  provide: provideBanks,
};

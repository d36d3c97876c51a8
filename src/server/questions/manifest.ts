import type { Manifest } from '#server/manifest';
import { questionsAudit } from '#strings/questions/audit';
import { questionsRefusals } from '#strings/questions/refusals';
import { createQuestionsTables } from './migrations/067-questions.ts';
import { addTajweed } from './migrations/084-tajweed.ts';
import { questionsRoutes } from './routes.ts';
import { provideBanks } from './service.ts';

export const questions: Manifest = {
  name: 'questions',
  migrations: { '067-questions': createQuestionsTables, '084-tajweed': addTajweed },
  refusals: questionsRefusals,
  audit: questionsAudit,
  routes: [questionsRoutes],
  provide: provideBanks,
};

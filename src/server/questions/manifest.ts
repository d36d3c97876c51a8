import type { Manifest } from '#server/manifest';
import { questionsAudit } from '#strings/questions/audit';
import { questionsRefusals } from '#strings/questions/refusals';
import { joinBanks } from './migrations/034-one-bank.ts';
import { questionsRoutes } from './routes.ts';
import { provideBanks } from './service.ts';

export const questions: Manifest = {
  name: 'questions',
  migrations: { '034-one-bank': joinBanks },
  refusals: questionsRefusals,
  audit: questionsAudit,
  routes: [questionsRoutes],
  provide: provideBanks,
};

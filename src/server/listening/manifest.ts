import type { Manifest } from '#server/manifest';
import { listeningAudit } from '#strings/listening/audit';
import { listeningRefusals } from '#strings/listening/refusals';
import { createListeningTables } from './migrations/072-listening.ts';
import { listeningRoutes, listeningUploads } from './routes.ts';
import { forgetUnusedAudio, mayHear } from './service.ts';

export const listening: Manifest = {
  name: 'listening',
  migrations: { '072-listening': createListeningTables },
  refusals: listeningRefusals,
  audit: listeningAudit,
  routes: [listeningRoutes],
  uploads: listeningUploads,
  files: { recitation: mayHear },
  chore: forgetUnusedAudio,
};

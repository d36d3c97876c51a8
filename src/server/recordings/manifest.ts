import type { Manifest } from '#server/manifest';
import { recordingsAudit } from '#strings/recordings/audit';
import { recordingsRefusals } from '#strings/recordings/refusals';
import { createRecordingsTables } from './migrations/019-recordings.ts';
import { recordingsRoutes } from './routes.ts';

export const recordings: Manifest = {
  name: 'recordings',
  migrations: { '019-recordings': createRecordingsTables },
  refusals: recordingsRefusals,
  audit: recordingsAudit,
  routes: [recordingsRoutes],
};

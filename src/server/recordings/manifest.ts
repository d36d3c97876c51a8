import type { Manifest } from '#server/manifest';
import { recordingsAudit } from '#strings/recordings/audit';
import { recordingsRefusals } from '#strings/recordings/refusals';
import { createRecordingsTables } from './migrations/073-recordings.ts';
import { countWaiting } from './queries.ts';
import { recordingsRoutes, recordingUploads } from './routes.ts';
import { planRecordings } from './seed.ts';
import { isForStaff, letOldOnesGo, voiceConsent } from './service.ts';

export const recordings: Manifest = {
  name: 'recordings',
  migrations: { '073-recordings': createRecordingsTables },
  refusals: recordingsRefusals,
  audit: recordingsAudit,
  routes: [recordingsRoutes],
  consents: { voice: voiceConsent },
  uploads: recordingUploads,
  filesForStaff: { recording: isForStaff },
  chore: letOldOnesGo,
  demo: planRecordings,
  waiting: { recordings: countWaiting },
};
